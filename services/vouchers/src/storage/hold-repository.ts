import {
  type ClientSession,
  type DocumentOf,
  inTransaction,
  isDuplicateKey,
  type Mongo,
} from '@southline/platform/mongo';
import { type HoldKey, type HoldState, holdId, type Use } from '../domain/hold.ts';
import type { HoldRepository, Redemptions } from '../domain/ports.ts';
import { buyerUses, holds, violations, vouchers } from './collections.ts';
import { buyerUseId } from './voucher-repository.ts';

class Changed extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** A code that is open, and is what it was when it was assessed. */
const asShown = (revision: number, at: Date) => ({
  revision,
  from: { $lte: at },
  $and: [
    { $or: [{ until: { $exists: false } }, { until: { $gt: at } }] },
    { $or: [{ endedAt: { $exists: false } }, { endedAt: { $gt: at } }] },
  ],
});

const hasUseLeft = {
  $expr: { $lt: [{ $add: ['$uses', '$held'] }, { $ifNull: ['$limit', Number.MAX_SAFE_INTEGER] }] },
};

/** Takes one use of a code that has one left. True: it is counted per buyer too. */
const takeUse = async (
  mongo: Mongo,
  session: ClientSession,
  { code, revision }: Use,
  { paid, at }: { readonly paid: boolean; readonly at: Date },
): Promise<boolean> => {
  const taken = await vouchers(mongo).findOneAndUpdate(
    { _id: code, ...(!paid && asShown(revision, at)), ...hasUseLeft },
    { $inc: { held: 1 } },
    { session, projection: { limitPerBuyer: 1 } },
  );
  if (!taken) throw new Changed(code);
  return taken.limitPerBuyer !== undefined;
};

const takeBuyerUse = async (mongo: Mongo, session: ClientSession, code: string, buyer: string): Promise<void> => {
  const voucher = await vouchers(mongo).findOne({ _id: code }, { session, projection: { limitPerBuyer: 1 } });
  const counted = await buyerUses(mongo).findOneAndUpdate(
    { _id: buyerUseId(code, buyer) },
    { $inc: { count: 1 } },
    { session, upsert: true, returnDocument: 'after' },
  );
  if ((counted?.count ?? 1) > (voucher?.limitPerBuyer ?? 0)) throw new Changed(code);
};

const insertHold = async (
  mongo: Mongo,
  session: ClientSession,
  key: HoldKey,
  entry: Pick<DocumentOf<typeof holds>, 'buyer' | 'codes' | 'perBuyer' | 'state' | 'at'>,
) => {
  const { state, at } = entry;
  await holds(mongo).insertOne({ _id: holdId(key), ...key, ...entry, history: [{ state, at }] }, { session });
};

const moveHold = (mongo: Mongo, session: ClientSession, key: HoldKey, state: HoldState, at: Date) =>
  holds(mongo).findOneAndUpdate(
    { _id: holdId(key), state: 'Held' },
    { $set: { state, at }, $push: { history: { state, at } } },
    { session },
  );

const stateOf = async (mongo: Mongo, key: HoldKey, session?: ClientSession): Promise<HoldState | undefined> =>
  (await holds(mongo).findOne({ _id: holdId(key) }, { session, projection: { state: 1 } }))?.state;

export const holdRepository = (mongo: Mongo): HoldRepository => ({
  stateOf: (key) => stateOf(mongo, key),
  async heldBy(orderIds) {
    const found = await holds(mongo)
      .find({ orderId: { $in: [...orderIds] }, state: 'Held' }, { projection: { codes: 1 } })
      .toArray();
    const counts = new Map<string, number>();
    for (const code of found.flatMap(({ codes }) => codes)) counts.set(code, (counts.get(code) ?? 0) + 1);
    return counts;
  },
  async take(key, { buyer, uses, paid }, at) {
    // Orders that share codes touch them in one order.
    const sorted = uses.toSorted((a, b) => (a.code < b.code ? -1 : 1));
    try {
      await inTransaction(mongo, async (session) => {
        const perBuyer: string[] = [];
        for (const use of sorted) if (await takeUse(mongo, session, use, { paid, at })) perBuyer.push(use.code);
        for (const code of perBuyer) await takeBuyerUse(mongo, session, code, buyer);
        const codes = sorted.map(({ code }) => code);
        await insertHold(mongo, session, key, { buyer, codes, perBuyer, state: 'Held', at });
      });
      return 'held';
    } catch (error) {
      if (error instanceof Changed) return { changed: error.code };
      if (isDuplicateKey(error)) return 'lost race';
      throw error;
    }
  },
  async release(key, at) {
    const attempt = () =>
      inTransaction(mongo, async (session): Promise<HoldState> => {
        const held = await moveHold(mongo, session, key, 'Released', at);
        if (held) {
          await vouchers(mongo).updateMany({ _id: { $in: [...held.codes] } }, { $inc: { held: -1 } }, { session });
          const ids = held.perBuyer.map((code) => buyerUseId(code, held.buyer));
          await buyerUses(mongo).updateMany({ _id: { $in: ids } }, { $inc: { count: -1 } }, { session });
          return 'Released';
        }
        const ended = await stateOf(mongo, key, session);
        if (ended) return ended;
        await insertHold(mongo, session, key, { buyer: '', codes: [], perBuyer: [], state: 'Released', at });
        return 'Released';
      });
    try {
      return await attempt();
    } catch (error) {
      // A hold or another tombstone came in between: the second look sees it.
      if (!isDuplicateKey(error)) throw error;
      return attempt();
    }
  },
  heldBefore: async (at, limit) => {
    const found = holds(mongo).find({ state: 'Held', at: { $lt: at } }, { hint: 'held', sort: { at: 1 }, limit });
    return (await found.toArray()).map(({ orderId, round }) => ({ orderId, round }));
  },
});

export const redemptions = (mongo: Mongo, session: ClientSession): Redemptions => ({
  async redeem(key, at) {
    const held = await moveHold(mongo, session, key, 'Redeemed', at);
    if (!held) return stateOf(mongo, key, session);
    const ids = { _id: { $in: [...held.codes] } };
    await vouchers(mongo).updateMany(ids, { $inc: { held: -1, uses: 1 } }, { session });
    return 'Held';
  },
  async redeemUnheld(key, buyer, codes, at) {
    const state = 'Redeemed';
    const entry = { ...key, buyer, codes: [...codes], perBuyer: [], state, at } as const;
    const update = { $set: entry, $push: { history: { state, at } } } as const;
    await holds(mongo).updateOne({ _id: holdId(key) }, update, { session, upsert: true });
    await vouchers(mongo).updateMany({ _id: { $in: [...codes] } }, { $inc: { uses: 1 } }, { session });
    await violations(mongo).insertOne({ _id: holdId(key), codes: [...codes], at }, { session });
  },
});
