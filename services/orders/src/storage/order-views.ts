import { nameOf } from '@southline/kernel/person-name';
import type { Mongo } from '@southline/platform/mongo';
import type { Filter, Sort } from 'mongodb';
import { activeOffer } from '../domain/offer.ts';
import { deliveryChangeNo } from '../domain/order.ts';
import { longestList, type OrderSelection, type OrderSort, type OrderSummary } from '../domain/order-list.ts';
import type { OrderViews } from '../domain/ports.ts';
import { deliveredUnits, isPartlyDispatched } from '../domain/units.ts';
import { listKeys, type OrderDocument, orders } from './collections.ts';
import { openOrders } from './forget-member.ts';
import { dayOf, toOrder } from './order-document.ts';

const forEver = new Date(0);

/** Filters by a lower bound instead of `$exists`, which would read each order from disk to count it. */
export const listFilter = (selection: OrderSelection): Filter<OrderDocument> => {
  const { owner, from, until, orderNo, orderIds, words, toDispatch } = selection;
  return {
    ...(owner !== undefined && { owner }),
    ...(toDispatch && { state: 'Placed' as const }),
    ...(words && { words: { $all: [...words] } }),
    ...(orderNo && { orderNo }),
    ...(orderIds && { _id: { $in: [...orderIds] } }),
    listedAt: { $gte: from ?? forEver, ...(until && { $lt: until }) },
  };
};

export const listSort = ({ sort, descending }: OrderSelection): Sort =>
  Object.fromEntries(listKeys[sort].map((field) => [field, descending ? -1 : 1]));

/** The index for lists that are narrowed by words or by units to dispatch. These indexes are in date order. */
const narrowIndex = ({ owner, words, toDispatch }: OrderSelection): string | undefined => {
  if (owner === undefined && toDispatch) return 'list-to-dispatch';
  if (words) return owner === undefined ? 'list-by-word' : 'list-of-owner-by-word';
  return toDispatch ? 'list-of-owner-by-state' : undefined;
};

/** The index for a list. Order numbers and ids have their own indexes, which the server chooses. */
const listIndex = (selection: OrderSelection, sort: OrderSort) => {
  const { owner, orderNo, orderIds } = selection;
  if (orderNo || orderIds) return {};
  const narrow = sort === 'date' ? narrowIndex(selection) : undefined;
  return { hint: narrow ?? `list-${owner === undefined ? '' : 'of-owner-'}by-${sort}` };
};

/** The server merges up to 200 ranges of an index in order. With more ranges it reads and sorts all of them. */
const mostDays = 190;

/** The days of a list of all orders that is not sorted by date. Undefined if it has no first day or too many days. */
const daysOf = ({
  owner,
  from,
  until = new Date(),
  orderNo,
  words,
  toDispatch,
  sort,
}: OrderSelection): number[] | undefined => {
  if (owner !== undefined || !from || orderNo || words || toDispatch || sort === 'date') return undefined;
  const [first, count] = [dayOf(from), dayOf(until) - dayOf(from) + 1];
  return count <= mostDays ? Array.from({ length: Math.max(0, count) }, (_, nth) => first + nth) : undefined;
};

const shown = {
  orderNo: 1,
  owner: 1,
  state: 1,
  listedAt: 1,
  'totals.totalToPay': 1,
  'totals.gst': 1,
  'parcels.deliveredAt': 1,
  'parcels.lines.quantity': 1,
  'delivery.firstName': 1,
  'delivery.lastName': 1,
  remarks: 1,
  'returns.refundCents': 1,
  'cancellations.refundCents': 1,
  'cancellations.refundedAt': 1,
  offers: 1,
  'deliveryChanges.no': 1,
  lines: { $slice: ['$lines', 2] },
  lineCount: { $size: '$lines' },
} as const;
type Shown = Pick<
  OrderDocument,
  | '_id'
  | 'orderNo'
  | 'owner'
  | 'state'
  | 'listedAt'
  | 'totals'
  | 'parcels'
  | 'delivery'
  | 'remarks'
  | 'returns'
  | 'cancellations'
  | 'offers'
  | 'deliveryChanges'
  | 'lines'
> & { readonly lineCount: number };

/** Counts from an index alone, up to the limit of a list. */
export const countQuery = (mongo: Mongo, selection: OrderSelection) =>
  orders(mongo).aggregate<{ rows: number }>(
    [{ $match: listFilter(selection) }, { $limit: longestList }, { $count: 'rows' }],
    listIndex(selection, 'date'),
  );

/**
 * Reads in index order where possible: per day, or in the order of the list. With `sorted` it reads by date and sorts.
 */
export const pageQuery = (mongo: Mongo, selection: OrderSelection, sorted: boolean) => {
  const { sort, page, pageSize } = selection;
  const days = daysOf(selection);
  return (
    days
      ? // Null for what no migration has seen yet.
        orders(mongo).find(
          { ...listFilter(selection), listedDay: { $in: [...days, null] as number[] } },
          { hint: `list-of-days-by-${sort}` },
        )
      : orders(mongo).find(listFilter(selection), listIndex(selection, sorted ? 'date' : sort))
  )
    .project<Shown>(shown)
    .sort(listSort(selection))
    .skip((page - 1) * pageSize)
    .limit(pageSize);
};

/**
 * Whether the server should read a list by date and sort it, instead of walking the index of the requested order.
 * Walking that index is slow if few of its entries are in the selection. If the selection has many orders, the first
 * page is found soon, except for order numbers. Numbers rise with the date, so all numbers before the first day would
 * be read.
 */
export const isSorted = (selection: OrderSelection, totalCount: number): boolean => {
  const { from, until, sort, descending } = selection;
  if (sort !== 'date' && narrowIndex(selection)) return totalCount < longestList;
  if (sort === 'date' || (!from && !until) || daysOf(selection)) return false;
  if (sort === 'number') return from !== undefined && (until !== undefined || !descending);
  return totalCount < longestList;
};

const mostRemembered = 1_000;

/** Orders never leave a list. So a list that has reached its limit stays at it and is counted only once. */
const createCount = (mongo: Mongo) => {
  const endless = new Set<string>();
  return async (selection: OrderSelection): Promise<number> => {
    const { owner, orderNo, orderIds, from, until, words, toDispatch } = selection;
    const list = orderNo || orderIds || toDispatch ? undefined : JSON.stringify([owner, from, until, words]);
    if (list && endless.has(list)) return longestList;
    const [{ rows } = { rows: 0 }] = await countQuery(mongo, selection).toArray();
    if (list && rows === longestList) {
      if (endless.size === mostRemembered) endless.clear();
      endless.add(list);
    }
    return rows;
  };
};

const refundedOf = ({ returns = [], cancellations = [] }: Shown): number =>
  [...returns, ...cancellations.filter(({ refundedAt }) => refundedAt)].reduce(
    (sum, { refundCents }) => sum + refundCents,
    0,
  );

const toSummary = (shownOrder: Shown): OrderSummary[] => {
  const { _id, listedAt, totals, parcels, delivery, remarks, ...row } = shownOrder;
  return listedAt
    ? [
        {
          orderId: _id,
          orderNo: row.orderNo,
          owner: row.owner,
          state: row.state,
          orderedAt: listedAt,
          totalToPay: totals.totalToPay,
          partlyDispatched: isPartlyDispatched({ ...row, parcels }),
          deliveredUnits: deliveredUnits({ parcels }),
          buyerName: nameOf(delivery),
          remarks,
          firstParts: row.lines.map(({ partNo, description, quantity }) => ({ partNo, description, quantity })),
          lineCount: row.lineCount,
          gst: totals.gst,
          refunded: refundedOf(shownOrder),
          deliveryChangeNo: deliveryChangeNo(row),
          offerValidUntil: activeOffer(row)?.validUntil,
        },
      ]
    : [];
};

export const createOrderViews = (mongo: Mongo): OrderViews => {
  const count = createCount(mongo);
  return {
    async page(selection) {
      const counting = count(selection);
      const reading = isSorted(selection, 0)
        ? counting.then((rows) => pageQuery(mongo, selection, isSorted(selection, rows)).toArray())
        : pageQuery(mongo, selection, false).toArray();
      const [found, totalCount] = await Promise.all([reading, counting]);
      return { orders: found.flatMap(toSummary), totalCount };
    },
    async hasWord(word, owner) {
      const filter = { words: word as never, listedAt: { $gte: forEver }, ...(owner !== undefined && { owner }) };
      return (await orders(mongo).findOne(filter, { projection: { _id: 1 } })) !== null;
    },
    open: (owner, now) => openOrders(mongo, owner, now),
    async unpriced({ page, pageSize, orderNo }) {
      const filter = { unpricedSince: { $gte: forEver }, ...(orderNo && { orderNo }) };
      const [found, totalCount] = await Promise.all([
        orders(mongo)
          .find(filter)
          .sort({ unpricedSince: 1, orderNo: 1 })
          .skip((page - 1) * pageSize)
          .limit(pageSize)
          .toArray(),
        orders(mongo).countDocuments(filter, { limit: longestList }),
      ]);
      return { orders: found.map(toOrder), totalCount };
    },
  };
};
