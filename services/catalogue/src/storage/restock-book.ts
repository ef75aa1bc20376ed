import type { ClientSession, Mongo } from '@southline/platform/mongo';
import type { RestockBook } from '../domain/stock/ports.ts';
import { restocks, stock } from './collections.ts';

/** Restocks inside the transaction of `session`. */
export const restockBook = (mongo: Mongo, session: ClientSession): RestockBook => ({
  async restock({ returnId, lineId, orderId, partNo, quantity, at }) {
    const { upsertedCount } = await restocks(mongo).updateOne(
      { _id: `${returnId}:${lineId}` },
      { $setOnInsert: { returnId, orderId, partNo, quantity, at } },
      { upsert: true, session },
    );
    if (upsertedCount === 0) return;
    // A part removed by an import since then has no record; its units are counted anyway.
    await stock(mongo).updateOne(
      { _id: partNo },
      { $inc: { available: quantity, restocked: quantity }, $setOnInsert: { held: 0, sold: 0, initial: 0 } },
      { upsert: true, session },
    );
  },
});
