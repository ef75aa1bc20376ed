import type { Mongo } from '@southline/platform/mongo';
import type { LinkVersions } from '../domain/part-lists/part-list.ts';
import { linkVersions } from './collections.ts';
import { timeLimit } from './time-limit.ts';

export const createLinkVersionStore = (mongo: Mongo): LinkVersions => ({
  async get(shared) {
    const found = await linkVersions(mongo).findOne({ _id: shared }, timeLimit());
    return found?.version ?? '';
  },
  async set(shared, version, at) {
    await linkVersions(mongo).updateOne({ _id: shared }, { $set: { version, at } }, { upsert: true, ...timeLimit() });
  },
});
