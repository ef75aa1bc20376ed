import { createHash } from 'node:crypto';
import type { Mongo } from '@southline/platform/mongo';
import type { PageCountRepository, PageView } from '../domain/page-counts.ts';
import { pageCounts, pageVisits } from './collections.ts';

/** The days of a region: ids from its first day up to the end of its last day. */
export const ofDays = (region: string, from: string, to: string) => ({
  _id: { $gte: `${region} ${from} `, $lt: `${region} ${to}!` },
});

const hashOf = (id: string, { visit }: PageView) => createHash('sha256').update(`${id} ${visit}`).digest('base64url');

export const createPageCountRepository = (mongo: Mongo): PageCountRepository => ({
  async count(view, day, at) {
    const { region, page } = view;
    const _id = `${region} ${day} ${page}`;
    const upsert = { upsert: true };
    const noted = await pageVisits(mongo).updateOne({ _id: hashOf(_id, view) }, { $setOnInsert: { at } }, upsert);
    await pageCounts(mongo).updateOne(
      { _id },
      { $inc: { views: 1, visits: noted.upsertedCount }, $setOnInsert: { day, page, at } },
      upsert,
    );
  },
  async list(region, from, to) {
    const found = await pageCounts(mongo)
      .find(ofDays(region, from, to))
      .sort({ _id: 1 })
      .toArray();
    return found.map(({ day, page, views, visits }) => ({ day, page, views, visits }));
  },
});
