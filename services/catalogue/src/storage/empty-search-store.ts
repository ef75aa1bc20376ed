import type { Mongo } from '@southline/platform/mongo';
import type { EmptySearchStore } from '../domain/search/ports.ts';

interface EmptySearchDocument {
  /** The query, normalised. */
  _id: string;
  count: number;
  lastAt: Date;
}

/** Past this many queries only those that are known are counted on. */
const maxQueries = 10_000;
/** What nobody looked for again in this time is forgotten. */
const keptDays = 180;

const collection = (mongo: Mongo) => mongo.db.collection<EmptySearchDocument>('empty_searches');

export const emptySearchIndexes = async (mongo: Mongo): Promise<void> => {
  await collection(mongo).createIndexes([
    { key: { count: -1, _id: 1 }, name: 'frequent' },
    { key: { lastAt: 1 }, name: 'forgotten', expireAfterSeconds: keptDays * 24 * 60 * 60 },
  ]);
};

export const emptySearchStore = (mongo: Mongo): EmptySearchStore => ({
  add: async (searches) => {
    const upsert = (await collection(mongo).estimatedDocumentCount()) < maxQueries;
    await collection(mongo).bulkWrite(
      searches.map(({ query, count, lastAt }) => ({
        updateOne: { filter: { _id: query }, update: { $inc: { count }, $max: { lastAt } }, upsert },
      })),
      { ordered: false },
    );
  },
  list: async (limit) => {
    const [rows, totalCount] = await Promise.all([
      collection(mongo).find().sort({ count: -1, _id: 1 }).limit(limit).toArray(),
      collection(mongo).estimatedDocumentCount(),
    ]);
    return { searches: rows.map(({ _id: query, ...rest }) => ({ query, ...rest })), totalCount };
  },
});
