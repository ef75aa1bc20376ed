import type { ClientSession, Mongo } from '@southline/platform/mongo';
import { type HoldKey, type HoldLine, type HoldState, holdId } from '../domain/hold.ts';
import { type HoldDocument, holdCollection } from './stock.ts';

export const findHold = (mongo: Mongo, key: HoldKey, session?: ClientSession): Promise<HoldDocument | null> =>
  holdCollection(mongo).findOne({ _id: holdId(key) }, { session });

export const insertHold = async (
  mongo: Mongo,
  session: ClientSession,
  key: HoldKey,
  entry: { readonly lines: readonly HoldLine[]; readonly state: HoldState; readonly at: Date },
): Promise<void> => {
  const { lines, state, at } = entry;
  await holdCollection(mongo).insertOne(
    {
      _id: holdId(key),
      orderId: key.orderId,
      round: key.round,
      lines: [...lines],
      state,
      history: [{ state, at }],
      at,
    },
    { session },
  );
};

/** Moves a hold on when it is in the expected state; answers it as it was, or null when it is not. */
export const moveHold = (
  mongo: Mongo,
  session: ClientSession,
  key: HoldKey,
  move: { readonly from: HoldState; readonly to: HoldState; readonly at: Date },
): Promise<HoldDocument | null> =>
  holdCollection(mongo).findOneAndUpdate(
    { _id: holdId(key), state: move.from },
    { $set: { state: move.to, at: move.at }, $push: { history: { state: move.to, at: move.at } } },
    { session },
  );

/** Writes a sale that no hold covers, over whatever is there. */
export const recordSale = async (
  mongo: Mongo,
  session: ClientSession,
  key: HoldKey,
  { lines, at }: { readonly lines: readonly HoldLine[]; readonly at: Date },
): Promise<void> => {
  await holdCollection(mongo).updateOne(
    { _id: holdId(key) },
    {
      $set: { orderId: key.orderId, round: key.round, lines: [...lines], state: 'SETTLED', at },
      $push: { history: { state: 'SETTLED', at } },
    },
    { session, upsert: true },
  );
};
