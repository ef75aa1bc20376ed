import { createHash } from 'node:crypto';
import type { Mongo } from '@southline/platform/mongo';
import { keptDays, type PageCount, type PageCountRepository, type PageView } from '../domain/page-counts.ts';

const daySeconds = 86_400;

/** `_id`: region, day and page in this order, so that the days of a region lie together. `at`: of the first view. */
type PageCountDocument = PageCount & { readonly _id: string; readonly at: Date };
/** `_id`: a hash that says of a tab only that it was at this page on this day. */
interface PageVisitDocument {
  readonly _id: string;
  readonly at: Date;
}

export const pageCounts = ({ db }: Mongo) => db.collection<PageCountDocument>('pageCounts');
export const pageVisits = ({ db }: Mongo) => db.collection<PageVisitDocument>('pageVisits');

export const pageCountCollections = ['pageCounts', 'pageVisits'];

/** Creates the indexes that are missing. */
export const pageCountIndexes = async (mongo: Mongo): Promise<void> => {
  await pageCounts(mongo).createIndex({ at: 1 }, { name: 'kept', expireAfterSeconds: keptDays * daySeconds });
  // Past its day nobody asks whether a visit was counted.
  await pageVisits(mongo).createIndex({ at: 1 }, { name: 'kept', expireAfterSeconds: 2 * daySeconds });
};

/** The days of a region: what comes between its first day and what would follow its last one. */
export const ofDays = (region: string, from: string, to: string) => ({
  _id: { $gte: `${region} ${from} `, $lt: `${region} ${to}!` },
});

const hashOf = (id: string, { visit }: PageView) => createHash('sha256').update(`${id} ${visit}`).digest('base64url');

export const pageCountRepository = (mongo: Mongo): PageCountRepository => ({
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
