import type { Mongo } from '@southline/platform/mongo';
import type { EmptySearchStore } from '../domain/search/ports.ts';
import { emptySearches } from './collections.ts';

/** When this number of queries is stored, only known queries are counted. */
const maxQueries = 10_000;
export const createEmptySearchStore = (mongo: Mongo): EmptySearchStore => ({
  add: async (searches) => {
    const upsert = (await emptySearches(mongo).estimatedDocumentCount()) < maxQueries;
    await emptySearches(mongo).bulkWrite(
      searches.map(({ query, count, unopened, lastAt }) => ({
        updateOne: { filter: { _id: query }, update: { $inc: { count, unopened }, $max: { lastAt } }, upsert },
      })),
      { ordered: false },
    );
  },
  list: async (limit) => {
    const [rows, totalCount] = await Promise.all([
      emptySearches(mongo).find().sort({ count: -1, _id: 1 }).limit(limit).toArray(),
      emptySearches(mongo).estimatedDocumentCount(),
    ]);
    return {
      searches: rows.map(({ _id: query, unopened = 0, ...rest }) => ({ query, unopened, ...rest })),
      totalCount,
    };
  },
});
