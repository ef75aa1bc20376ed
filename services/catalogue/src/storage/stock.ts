import type { ClientSession, Mongo } from '@southline/platform/mongo';
import type { AnyBulkWriteOperation } from 'mongodb';
import type { HoldLine, HoldState } from '../domain/hold.ts';

/** Stock of one part. available + held + sold - restocked = initial, at all times. */
export interface StockDocument {
  /** Cleansed part number; stock belongs to no generation of the catalogue. */
  _id: string;
  available: number;
  held: number;
  sold: number;
  restocked: number;
  initial: number;
}

export interface HoldDocument {
  /** `<orderId>:<round>` */
  _id: string;
  orderId: string;
  round: number;
  lines: HoldLine[];
  state: HoldState;
  history: { state: HoldState; at: Date }[];
  at: Date;
}

/** A sale that the stock could not cover; there must never be one. */
export interface StockViolationDocument {
  /** `<orderId>:<round>:<part>` */
  _id: string;
  orderId: string;
  partNo: string;
  quantity: number;
  reason: string;
  at: Date;
}

export const stockCollection = (mongo: Mongo) => mongo.db.collection<StockDocument>('stock');
export const holdCollection = (mongo: Mongo) => mongo.db.collection<HoldDocument>('holds');
export const violationCollection = (mongo: Mongo) => mongo.db.collection<StockViolationDocument>('stock_violations');

export const stockIndexes = async (mongo: Mongo): Promise<void> => {
  await holdCollection(mongo).createIndex({ state: 1, at: 1 }, { name: 'by-state' });
};

/** Units that can be bought, by cleansed number; parts without a record are left out. */
export const readAvailable = async (mongo: Mongo, partNos: readonly string[]): Promise<Map<string, number>> => {
  if (partNos.length === 0) return new Map();
  const rows = await stockCollection(mongo)
    .find({ _id: { $in: [...partNos] } }, { projection: { available: 1 } })
    .toArray();
  return new Map(rows.map(({ _id, available }) => [_id, available]));
};

type Move = { readonly from: 'available' | 'held'; readonly to: 'available' | 'held' | 'sold' };

/** Moves the units of all lines from one count to another; answers how many lines had enough. */
export const moveUnits = async (
  mongo: Mongo,
  session: ClientSession,
  lines: readonly HoldLine[],
  { from, to }: Move,
): Promise<number> => {
  const updates: AnyBulkWriteOperation<StockDocument>[] = lines.map(({ partNo, quantity }) => ({
    updateOne: {
      filter: { _id: partNo, [from]: { $gte: quantity } },
      update: { $inc: { [from]: -quantity, [to]: quantity } },
    },
  }));
  const { modifiedCount } = await stockCollection(mongo).bulkWrite(updates, { session, ordered: true });
  return modifiedCount;
};

/** Sets the units that are free for sale; `initial` follows, so that the sum of the counts still holds. */
export const setAvailable = async (
  mongo: Mongo,
  rows: readonly { readonly partNo: string; readonly available: number }[],
): Promise<void> => {
  const orZero = (field: string) => ({ $ifNull: [`$${field}`, 0] });
  const counts = { held: orZero('held'), sold: orZero('sold'), restocked: orZero('restocked') };
  const initial = { $subtract: [{ $add: ['$available', '$held', '$sold'] }, '$restocked'] };
  const updates: AnyBulkWriteOperation<StockDocument>[] = rows.map(({ partNo, available }) => ({
    updateOne: {
      filter: { _id: partNo },
      update: [{ $set: { available, ...counts } }, { $set: { initial } }],
      upsert: true,
    },
  }));
  await stockCollection(mongo).bulkWrite(updates, { ordered: false });
};
