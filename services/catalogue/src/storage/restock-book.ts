import type { ClientSession, Mongo } from '@southline/platform/mongo';
import type { Restock, RestockBook } from '../domain/stock/ports.ts';
import { restocks, stock } from './collections.ts';

const restockId = ({ cause, orderId, lineId }: Restock): string =>
  `${'returnId' in cause ? cause.returnId : `${orderId}/${cause.cancellationNo}`}:${lineId}`;

/** Restocks inside the transaction of `session`. */
export const restockBook = (mongo: Mongo, session: ClientSession): RestockBook => ({
  async restock(line) {
    const { cause, orderId, partNo, quantity, at } = line;
    const { upsertedCount } = await restocks(mongo).updateOne(
      { _id: restockId(line) },
      { $setOnInsert: { ...cause, orderId, partNo, quantity, at } },
      { upsert: true, session },
    );
    if (upsertedCount === 0) return;
    // If an import has removed the part, it has no stock record; its restocked units are recorded anyway.
    await stock(mongo).updateOne(
      { _id: partNo },
      { $inc: { available: quantity, restocked: quantity }, $setOnInsert: { held: 0, sold: 0, initial: 0 } },
      { upsert: true, session },
    );
  },
});
