import {
  type ClientSession,
  type DocumentOf,
  inTransaction,
  isDuplicateKey,
  type Mongo,
  onDuplicate,
} from '@southline/platform/mongo';
import type { Filter } from 'mongodb';
import { type Buyer, isMember, peopleOf } from '../domain/cart-facts.ts';
import { type HoldKey, type HoldState, holdId, type Use } from '../domain/hold.ts';
import type { HoldRepository, Redemptions, Taking } from '../domain/ports.ts';
import { holds, violations, vouchers } from './collections.ts';

class Changed extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Matches a code that is open and unchanged since its assessment. */
const asShown = (revision: number, at: Date) => ({
  revision,
  from: { $lte: at },
  $and: [
    { $or: [{ until: { $exists: false } }, { until: { $gt: at } }] },
    { $or: [{ endedAt: { $exists: false } }, { endedAt: { $gt: at } }] },
  ],
});

/**
 * Uses that count for a buyer. For a guest, every use with the same cookie, e-mail address or delivery address counts.
 * For a member, uses of the same membership number count, and guests' uses with the same e-mail address or delivery
 * address. So members who share an address have one use each.
 */
const usedBy = (buyer: Buyer): Filter<DocumentOf<typeof holds>> => {
  const people = { $in: peopleOf(buyer) };
  const whose = isMember(buyer) ? [{ people: buyer.buyer }, { people, buyer: /^guest:/ }] : [{ people }];
  return {
    state: { $in: ['Held', 'Redeemed'] },
    // A use without a reservation counts for its owner only, until orders reports its buyer keys.
    $or: [...whose, { people: { $exists: false }, buyer: buyer.buyer }],
  };
};

const hasUseLeft = {
  $expr: { $lt: [{ $add: ['$uses', '$held'] }, { $ifNull: ['$limit', Number.MAX_SAFE_INTEGER] }] },
};

/** Takes one use of a code, if its limits allow it for this buyer. */
const takeUse = async (
  mongo: Mongo,
  session: ClientSession,
  { code, revision }: Use,
  { at, ...taking }: Taking & { readonly at: Date },
): Promise<void> => {
  // This write comes first, so that only one transaction at a time counts the uses of a code.
  const taken = await vouchers(mongo).findOneAndUpdate(
    {
      _id: code,
      ...(!taking.paid && asShown(revision, at)),
      ...(!taking.paid && !isMember(taking) && { membersOnly: false }),
      ...hasUseLeft,
    },
    { $inc: { held: 1 } },
    { session, projection: { limitPerBuyer: 1 } },
  );
  if (!taken) throw new Changed(code);
  const { limitPerBuyer } = taken;
  if (limitPerBuyer === undefined) return;
  const used = await holds(mongo).countDocuments({ ...usedBy(taking), codes: code }, { session, limit: limitPerBuyer });
  if (used >= limitPerBuyer) throw new Changed(code);
};

const insertHold = async (
  mongo: Mongo,
  session: ClientSession,
  key: HoldKey,
  entry: Pick<DocumentOf<typeof holds>, 'buyer' | 'people' | 'codes' | 'state' | 'at'>,
) => {
  const { state, at } = entry;
  const history = [{ state, at }];
  await holds(mongo).insertOne({ _id: holdId(key), ...key, ...entry, history }, { session });
};

const moveHold = (mongo: Mongo, session: ClientSession, key: HoldKey, state: HoldState, at: Date) =>
  holds(mongo).findOneAndUpdate(
    { _id: holdId(key), state: 'Held' },
    { $set: { state, at }, $push: { history: { state, at } } },
    { session },
  );

const stateOf = async (mongo: Mongo, key: HoldKey, session?: ClientSession): Promise<HoldState | undefined> =>
  (await holds(mongo).findOne({ _id: holdId(key) }, { session, projection: { state: 1 } }))?.state;

const isCancelled = async (mongo: Mongo, session: ClientSession, { orderId }: HoldKey): Promise<boolean> =>
  (await holds(mongo).findOne({ orderId, state: 'Cancelled' }, { session, projection: { _id: 1 } })) !== null;

const countCodes = (found: readonly { readonly codes: readonly string[] }[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const code of found.flatMap(({ codes }) => codes)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
};

export const createHoldRepository = (mongo: Mongo): HoldRepository => ({
  stateOf: (key) => stateOf(mongo, key),
  async usesOf(buyer, codes, ownOrderIds) {
    if (codes.length === 0) return new Map();
    const own = { orderId: { $in: [...ownOrderIds] }, state: 'Held' } as const;
    const found = await holds(mongo)
      .find({ ...usedBy(buyer), codes: { $in: [...codes] }, $nor: [own] }, { projection: { codes: 1 } })
      .toArray();
    return countCodes(found);
  },
  async heldBy(orderIds) {
    const found = await holds(mongo)
      .find({ orderId: { $in: [...orderIds] }, state: 'Held' }, { projection: { codes: 1 } })
      .toArray();
    return countCodes(found);
  },
  async take(key, taking, at) {
    // Sorted, so that all orders lock shared codes in the same order.
    const sorted = taking.uses.toSorted((a, b) => (a.code < b.code ? -1 : 1));
    try {
      await inTransaction(mongo, async (session) => {
        for (const use of sorted) await takeUse(mongo, session, use, { ...taking, at });
        const codes = sorted.map(({ code }) => code);
        const people = peopleOf(taking);
        await insertHold(mongo, session, key, { buyer: taking.buyer, people, codes, state: 'Held', at });
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
          return 'Released';
        }
        const ended = await stateOf(mongo, key, session);
        if (ended) return ended;
        await insertHold(mongo, session, key, { buyer: '', people: [], codes: [], state: 'Released', at });
        return 'Released';
      });
    // Another hold or tombstone was inserted meanwhile. The retry sees it.
    return attempt().catch(onDuplicate(attempt));
  },
  heldBefore: async (at, limit) => {
    const found = holds(mongo).find({ state: 'Held', at: { $lt: at } }, { hint: 'held', sort: { at: 1 }, limit });
    return (await found.toArray()).map(({ orderId, round }) => ({ orderId, round }));
  },
  async ordersToIdentify(limit) {
    const found = holds(mongo).find({ people: { $exists: false } }, { limit, projection: { orderId: 1 } });
    return [...new Set((await found.toArray()).map(({ orderId }) => orderId))];
  },
  async identify(orderId, buyer) {
    await holds(mongo).updateMany({ orderId, people: { $exists: false } }, [
      { $set: { people: { $setUnion: [['$buyer'], peopleOf(buyer)] } } },
    ]);
  },
  async identifyByOwner(orderId) {
    await holds(mongo).updateMany({ orderId, people: { $exists: false } }, [{ $set: { people: ['$buyer'] } }]);
  },
});

export const redemptions = (mongo: Mongo, session: ClientSession): Redemptions => ({
  async redeem(key, buyer, at) {
    const held = await moveHold(mongo, session, key, 'Redeemed', at);
    if (!held) return (await isCancelled(mongo, session, key)) ? 'Cancelled' : stateOf(mongo, key, session);
    const identified = { _id: holdId(key), people: { $exists: true } };
    await holds(mongo).updateOne(identified, { $addToSet: { people: buyer } }, { session });
    const ids = { _id: { $in: [...held.codes] } };
    await vouchers(mongo).updateMany(ids, { $inc: { held: -1, uses: 1 } }, { session });
    return 'Held';
  },
  async redeemUnheld(key, buyer, codes, at) {
    const state = 'Redeemed';
    const entry = { ...key, buyer, codes: [...codes], state, at } as const;
    const update = { $set: entry, $push: { history: { state, at } } } as const;
    await holds(mongo).updateOne({ _id: holdId(key) }, update, { session, upsert: true });
    await vouchers(mongo).updateMany({ _id: { $in: [...codes] } }, { $inc: { uses: 1 } }, { session });
    await violations(mongo).insertOne({ _id: holdId(key), codes: [...codes], at }, { session });
  },
  async cancel(orderId, at) {
    const state = 'Cancelled';
    const found = await holds(mongo).find({ orderId }, { session }).toArray();
    for (const { _id, state: before, codes } of found) {
      if (before !== 'Held' && before !== 'Redeemed') continue;
      await holds(mongo).updateOne({ _id }, { $set: { state, at }, $push: { history: { state, at } } }, { session });
      const count = before === 'Held' ? { held: -1 } : { uses: -1 };
      await vouchers(mongo).updateMany({ _id: { $in: [...codes] } }, { $inc: count }, { session });
    }
    if (found.some(({ state: before }) => before !== 'Released')) return;
    await insertHold(mongo, session, { orderId, round: 0 }, { buyer: '', people: [], codes: [], state, at });
  },
});
