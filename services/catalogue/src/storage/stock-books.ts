import { type ClientSession, deferWrite, type Mongo } from '@southline/platform/mongo';
import { recentRecords } from '@southline/platform/recent';
import { type HoldLine, holdId } from '../domain/stock/hold.ts';
import type { Restock, RestockBook, SaleBook } from '../domain/stock/ports.ts';
import { type HoldDocument, holds, restocks, stock, violations } from './collections.ts';
import type { RecentHolds } from './hold-store.ts';
import { findHold } from './holds.ts';
import { moveUnits, unitMove } from './stock.ts';

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

type SettledHold = Pick<HoldDocument, '_id'> & { readonly lines: readonly HoldLine[] };

/** Part of the transaction; it fails unless the hold and its units are still held. */
const settleHeld = (mongo: Mongo, session: ClientSession, { _id, lines }: SettledHold, at: Date): void => {
  const state = 'SETTLED';
  const update = { $set: { state, at }, $push: { history: { state, at } } } as const;
  const mustChange = { mustChange: true };
  deferWrite(session, holds(mongo), { updateOne: { filter: { _id, state: 'HELD' }, update } }, mustChange);
  for (const line of lines) {
    deferWrite(session, stock(mongo), unitMove(line, { from: 'held', to: 'sold' }), mustChange);
  }
};

/** Sales inside the transaction of `session`. */
export const saleBook = (mongo: Mongo, session: ClientSession, recent: RecentHolds = recentRecords()): SaleBook => ({
  settle: async (key, at) => {
    const _id = holdId(key);
    const lines = recent.get(_id);
    // A hold that was taken here needs no read: the write fails if it has ended. The next try then reads it.
    recent.delete(_id);
    if (lines) {
      settleHeld(mongo, session, { _id, lines }, at);
      return 'HELD';
    }
    const hold = await findHold(mongo, key, session);
    if (hold?.state === 'HELD') settleHeld(mongo, session, hold, at);
    return hold?.state;
  },
  sell: async (line) => (await moveUnits(mongo, session, [line], { from: 'available', to: 'sold' })) === 1,
  record: async (key, lines, at) => {
    const { orderId, round } = key;
    await holds(mongo).updateOne(
      { _id: holdId(key) },
      {
        $set: { orderId, round, lines: [...lines], state: 'SETTLED', at },
        $push: { history: { state: 'SETTLED', at } },
      },
      { session, upsert: true },
    );
  },
  recordViolation: async (key, { partNo, quantity }, reason, at) => {
    await violations(mongo).insertOne(
      { _id: `${holdId(key)}:${partNo}`, orderId: key.orderId, partNo, quantity, reason, at },
      { session },
    );
  },
});
