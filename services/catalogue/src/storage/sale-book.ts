import type { ClientSession, Mongo } from '@southline/platform/mongo';
import { holdId } from '../domain/hold.ts';
import type { SaleBook } from '../domain/ports.ts';
import { holdCollection, violationCollection } from './collections.ts';
import { endHold, findHold } from './holds.ts';
import { moveUnits } from './stock.ts';

/** Sales inside the transaction of `session`. */
export const saleBook = (mongo: Mongo, session: ClientSession): SaleBook => ({
  settle: async (key, at) => {
    if (await endHold(mongo, session, key, { state: 'SETTLED', unitsTo: 'sold', at })) return 'HELD';
    return (await findHold(mongo, key, session))?.state;
  },
  sell: async (line) => (await moveUnits(mongo, session, [line], { from: 'available', to: 'sold' })) === 1,
  record: async (key, lines, at) => {
    const { orderId, round } = key;
    await holdCollection(mongo).updateOne(
      { _id: holdId(key) },
      {
        $set: { orderId, round, lines: [...lines], state: 'SETTLED', at },
        $push: { history: { state: 'SETTLED', at } },
      },
      { session, upsert: true },
    );
  },
  recordViolation: async (key, { partNo, quantity }, reason, at) => {
    await violationCollection(mongo).insertOne(
      { _id: `${holdId(key)}:${partNo}`, orderId: key.orderId, partNo, quantity, reason, at },
      { session },
    );
  },
});
