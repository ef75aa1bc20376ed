import { isDeepStrictEqual } from 'node:util';
import { type JournalEntry, readJournal } from '@southline/audit/journal';
import { refundFinding, returnFinding } from '@southline/kernel/order-findings';
import type { Stack } from '../../tools/start/stack.ts';
import type { Databases } from './copy.ts';

interface Units {
  readonly lineId: string;
  readonly quantity: number;
}

export interface RecordedOrder {
  readonly _id: string;
  readonly orderNo: string;
  readonly state: string;
  readonly review?: string;
  readonly findings?: readonly { readonly what: string; readonly closed?: boolean }[];
  readonly lines: readonly Units[];
  readonly cancellations?: readonly { readonly refundedAt?: Date; readonly lines: readonly Units[] }[];
  readonly parcels?: readonly { readonly lines: readonly Units[] }[];
  readonly offers?: readonly object[];
  readonly followOns?: readonly { readonly orderId: string; readonly at: Date }[];
  readonly returns?: readonly { readonly returnNo: string; readonly at: Date }[];
  readonly returnRefunds?: readonly { readonly returnNo: string }[];
}

interface RecordedReturn {
  readonly returnNo: string;
  readonly state: string;
  readonly order: { readonly orderId: string };
}

/** All placed orders, all returns, and the provider's refunds. */
export interface World {
  readonly orders: ReadonlyMap<string, RecordedOrder>;
  readonly returns: ReadonlyMap<string, RecordedReturn>;
  readonly refunds: readonly JournalEntry[];
}

export const worldOf = async ({ facts }: Stack, { orders, returns }: Databases): Promise<World> => {
  const placed = orders.db.collection<RecordedOrder>('orders').find({ placedAt: { $exists: true } });
  const known = returns.db.collection<RecordedReturn>('returns').find();
  const journal = await readJournal(facts.urls.provider);
  return {
    orders: new Map((await placed.toArray()).map((order) => [order._id, order])),
    returns: new Map((await known.toArray()).map((one) => [one.returnNo, one])),
    refunds: journal.filter(({ type }) => type === 'refunded'),
  };
};

/**
 * Left out of the comparison: the bookkeeping of the store and of the sweeper, and the history, in which a restored order
 * says that it was restored. The audit checks the history.
 */
const bookkeeping = ['version', 'cartVersion', 'history', 'releases', 'releaseAt', 'sweepAt', 'familyDueAt'];
const ofUnpaid = ['createdAt', 'holdUntil', 'card', 'goods', 'hold', 'unconfirmed', 'formerOwner'];
const ofReview = ['review', 'reviewCents', 'findings'];
/** Derived from the other fields when an order is stored. */
const derived = ['words', 'normalizedEmail', 'listedAt', 'listedDay', 'unpricedSince', 'offerDueAt'];
const leftOut = new Set([...bookkeeping, ...ofUnpaid, ...ofReview, ...derived]);

/** `lost`: numbers of returns that the restored copy cannot know. */
const comparable = (order: RecordedOrder | undefined, lost: ReadonlySet<string>) => {
  if (!order) return { state: 'lost' };
  const {
    cancellations = [],
    followOns = [],
    returns = [],
    returnRefunds = [],
    parcels = [],
    offers = [],
    ...rest
  } = order;
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([field]) => !leftOut.has(field))),
    // A refund that was under way has been done meanwhile.
    cancellations: cancellations.map(({ refundedAt: _, ...one }) => one),
    parcels,
    offers,
    followOns: [...followOns].sort((one, other) => one.orderId.localeCompare(other.orderId)),
    // A refund that was under way in the copy ends the return a second time, later.
    returns: returns.filter(({ returnNo }) => !lost.has(returnNo)).map(({ at: _, ...one }) => one),
    returnRefunds: returnRefunds.filter(({ returnNo }) => !lost.has(returnNo)),
  };
};

/** The fields that differ, with both values. */
const differingFields = (
  was: Record<string, unknown>,
  is: Record<string, unknown>,
  isExcepted: (field: string) => boolean,
): string[] =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((field) => !isExcepted(field) && !isDeepStrictEqual(was[field], is[field]))
    .map((field) => `${field} ${JSON.stringify(was[field])} is ${JSON.stringify(is[field])}`);

const isEnded = ({ state }: RecordedReturn): boolean => state === 'Completed' || state === 'Declined';

/** Returns that had ended before the loss, and have not ended in the restored copy. */
const lostEnds = (before: World, after: World): RecordedReturn[] =>
  [...before.returns.values()].filter((one) => {
    const now = after.returns.get(one.returnNo);
    return isEnded(one) && !(now && isEnded(now));
  });

/** What each order must be in review about, by its id: the returns whose end was lost, and their refunds. */
const expectedFindings = (before: World, after: World): ReadonlyMap<string, readonly string[]> => {
  const expected = new Map<string, string[]>();
  for (const { returnNo, order } of lostEnds(before, after)) {
    const refunds = after.refunds.filter(({ invoiceReference }) => invoiceReference === returnNo);
    const whats = [returnFinding(returnNo), ...refunds.map(({ transactionId }) => refundFinding(`${transactionId}`))];
    expected.set(order.orderId, [...(expected.get(order.orderId) ?? []), ...whats]);
  }
  return expected;
};

const openFindings = ({ findings = [] }: RecordedOrder): string[] =>
  findings.filter(({ closed }) => !closed).map(({ what }) => what);

/** The fields that the placing of a follow-on order changes in its parent. */
const ofPlacing = ['state', 'offers', 'followOns'];

/**
 * How the orders of two worlds differ. An order whose return was lost lacks this return alone, and is in review for this
 * return and its refunds alone. Every other order is the same, and in no review. `placing`: the parent whose follow-on
 * order was paid for before the loss and placed after it.
 */
export const differencesBetween = (before: World, after: World, placing: string): string[] => {
  const expected = expectedFindings(before, after);
  const lost = new Set(lostEnds(before, after).map(({ returnNo }) => returnNo));
  const ofOrder = ([id, order]: readonly [string, RecordedOrder]): string[] => {
    const now = after.orders.get(id);
    const isPlacing = (field: string) => id === placing && ofPlacing.includes(field);
    const fields = differingFields(comparable(order, lost), comparable(now, lost), isPlacing);
    const [want, have] = [[...(expected.get(id) ?? [])].sort(), (now ? openFindings(now) : []).sort()];
    const review = isDeepStrictEqual(want, have) ? [] : [`in review for ${have}, not for ${want}`];
    return [...fields, ...review].map((difference) => `${id}: ${difference}`);
  };
  const more = [...after.orders.keys()].filter((id) => !before.orders.has(id));
  return [...[...before.orders].flatMap(ofOrder), ...more.map((id) => `${id}: was not placed before`)];
};

/** Returns that differ from before. Those that `named` or a review lists as lost are left out. */
export const returnsDiffering = (before: World, after: World, named: readonly string[]): string[] => {
  const inReview = new Set(lostEnds(before, after).map(({ returnNo }) => returnNo));
  return [...before.returns.values()]
    .filter(({ returnNo, state }) => after.returns.get(returnNo)?.state !== state)
    .filter(({ returnNo }) => !named.includes(returnNo) && !inReview.has(returnNo))
    .map(({ returnNo, state }) => `${returnNo}: ${state} is ${after.returns.get(returnNo)?.state ?? 'lost'}`);
};

export const reviewedIn = ({ orders }: World): RecordedOrder[] =>
  [...orders.values()].filter(({ review }) => review !== undefined);
