import { inTransaction, type Mongo } from '@southline/platform/mongo';
import { leastOrders } from '../domain/bought-together/pairs.ts';
import type { PairStore } from '../domain/bought-together/ports.ts';
import { holds, pairs, pairsMark } from './collections.ts';
import { timeLimit } from './time-limit.ts';

const MARK = 'counted-until';

export const createPairStore = (mongo: Mongo): PairStore => ({
  countedUntil: async () => (await pairsMark(mongo).findOne({ _id: MARK }))?.at,
  // If several sales have the same millisecond, a pass may miss some of them. The counts only serve suggestions, so that is
  // acceptable.
  sales: async (from, until, limit) => {
    const sold = holds(mongo).find(
      { state: 'SETTLED', at: { $gt: from, $lt: until } },
      { hint: 'by-state', sort: { at: 1 }, projection: { at: 1, 'lines.partNo': 1 } },
    );
    return (await sold.limit(limit).toArray()).map(({ at, lines }) => ({
      at,
      parts: lines.map(({ partNo }) => partNo),
    }));
  },
  add: async (counted, from, until) => {
    await pairsMark(mongo).updateOne({ _id: MARK }, { $setOnInsert: { at: from } }, { upsert: true });
    await inTransaction(mongo, async (session) => {
      const moved = await pairsMark(mongo).updateOne({ _id: MARK, at: from }, { $set: { at: until } }, { session });
      if (moved.modifiedCount === 0 || counted.length === 0) return;
      await pairs(mongo).bulkWrite(
        counted.map(({ part, other, orders }) => ({
          updateOne: {
            filter: { _id: `${part} ${other}` },
            update: { $inc: { orders }, $set: { lastAt: until }, $setOnInsert: { part, other } },
            upsert: true,
          },
        })),
        { session, ordered: false },
      );
    });
  },
  boughtWith: async (part, limit) => {
    const found = pairs(mongo).find(
      { part, orders: { $gte: leastOrders } },
      { sort: { orders: -1, _id: 1 }, projection: { other: 1 }, ...timeLimit() },
    );
    return (await found.limit(limit).toArray()).map(({ other }) => other);
  },
});
