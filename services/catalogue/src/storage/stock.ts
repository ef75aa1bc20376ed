import type { ClientSession, Mongo } from '@southline/platform/mongo';
import type { AnyBulkWriteOperation } from 'mongodb';
import type { HoldLine } from '../domain/stock/hold.ts';
import type { StockReader } from '../domain/stock/ports.ts';
import type { StockDocument } from './collections.ts';
import { stock } from './collections.ts';
import { timeLimit } from './time-limit.ts';

export const createStockReader = (mongo: Mongo): StockReader => ({
  available: async (partNos) => {
    if (partNos.length === 0) return new Map();
    const rows = await stock(mongo)
      .find({ _id: { $in: [...partNos] } }, { projection: { available: 1 }, ...timeLimit() })
      .toArray();
    return new Map(rows.map(({ _id, available }) => [_id, available]));
  },
});

type Move = { readonly from: 'available' | 'held'; readonly to: 'available' | 'held' | 'sold' };

export const unitMove = ({ partNo, quantity }: HoldLine, { from, to }: Move): AnyBulkWriteOperation<StockDocument> => ({
  updateOne: {
    filter: { _id: partNo, [from]: { $gte: quantity } },
    update: { $inc: { [from]: -quantity, [to]: quantity } },
  },
});

/** Moves the units of all lines from one count to another; returns how many lines had enough. */
export const moveUnits = async (
  mongo: Mongo,
  session: ClientSession,
  lines: readonly HoldLine[],
  move: Move,
): Promise<number> => {
  const updates = lines.map((line) => unitMove(line, move));
  const { modifiedCount } = await stock(mongo).bulkWrite(updates, { session, ordered: true });
  return modifiedCount;
};
