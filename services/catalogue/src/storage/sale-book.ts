import { type ClientSession, deferWrite, type Mongo } from '@southline/platform/mongo';
import { recentRecords } from '@southline/platform/recent';
import { type HoldLine, holdId } from '../domain/stock/hold.ts';
import type { SaleBook } from '../domain/stock/ports.ts';
import type { HoldDocument } from './collections.ts';
import { holds, stock, violations } from './collections.ts';
import type { RecentHolds } from './hold-store.ts';
import { findHold } from './holds.ts';
import { moveUnits, unitMove } from './stock.ts';

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
