import type { ClientSession, Mongo } from '@southline/platform/mongo';
import { type HoldKey, type HoldLine, type HoldState, holdId } from '../domain/stock/hold.ts';
import type { HoldDocument } from './collections.ts';
import { holds } from './collections.ts';
import { moveUnits } from './stock.ts';

export const findHold = async (
  mongo: Mongo,
  key: HoldKey,
  session?: ClientSession,
): Promise<HoldDocument | undefined> => (await holds(mongo).findOne({ _id: holdId(key) }, { session })) ?? undefined;

export const insertHold = async (
  mongo: Mongo,
  session: ClientSession,
  key: HoldKey,
  entry: { readonly lines: readonly HoldLine[]; readonly state: HoldState; readonly at: Date },
): Promise<void> => {
  const { lines, state, at } = entry;
  await holds(mongo).insertOne(
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

/** Releases a held hold with its units; false if there is none. */
export const releaseHeld = async (mongo: Mongo, session: ClientSession, key: HoldKey, at: Date): Promise<boolean> => {
  const state = 'RELEASED';
  const held = await holds(mongo).findOneAndUpdate(
    { _id: holdId(key), state: 'HELD' },
    { $set: { state, at }, $push: { history: { state, at } } },
    { session },
  );
  if (!held) return false;
  const moved = await moveUnits(mongo, session, held.lines, { from: 'held', to: 'available' });
  if (moved !== held.lines.length) throw new Error(`The units of hold ${holdId(key)} are not held.`);
  return true;
};
