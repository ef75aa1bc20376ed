import { nameOf } from '@southline/kernel/person-name';
import type { Mongo } from '@southline/platform/mongo';
import { type Collection, type Document, type Filter, type FindOptions, MinKey, type Sort } from 'mongodb';
import {
  type BuyerOfRow,
  type ItemRow,
  longestList,
  type Page,
  type ReturnRow,
  type ReturnSort,
  type Selection,
  type Standing,
} from '../domain/list.ts';
import type { OpenWork, ReturnViews } from '../domain/ports.ts';
import { proposerOf } from '../domain/return-order.ts';
import {
  type ItemDocument,
  insideState,
  itemKeys,
  items,
  type OrderDocument,
  orders,
  type ReturnDocument,
  returnKeys,
  returns,
} from './collections.ts';
import { farAway } from './documents.ts';
import { openReturns } from './forget-member.ts';

/** How a page is read. The index is named explicitly, because the server's own choice depends on earlier queries. */
export interface Reading {
  readonly filter: Filter<Document>;
  readonly sort: Sort;
  readonly hint: string;
  /** The index for counting the rows, which has the narrowest range. */
  readonly counted: string;
  /** Whether to read this number of rows by date and sort them, instead of walking the index of the requested order. */
  readonly byDates: (rows: number) => boolean;
}

interface Names {
  readonly keys: Readonly<Record<Selection['sort'], readonly string[]>>;
  readonly state: string;
  readonly dated: string;
  readonly orderNo: string;
}

/** A number that begins with "SR" is a return's; any other is an order's. */
const isReturnNo = (number: string) => number.startsWith('SR');

const indexFor = ({ membershipNo, number }: Selection, sort: ReturnSort, state: string | undefined): string => {
  if (number) return isReturnNo(number) ? 'by-returnNumber' : 'by-orderNumber';
  // A member has few returns, so they are sorted in memory.
  if (membershipNo !== undefined) return 'of-member';
  if (state === undefined) return `by-${sort}`;
  return insideState.has(sort) ? 'by-state' : `of-state-by-${sort}`;
};

/**
 * Reads from the date index, which also contains the sort fields. Numbers, waiting times and states grow with the date,
 * so their own index would read all rows before the first day. Values do not depend on the date: if many rows match,
 * the value index finds one soon.
 */
const readsByDates =
  ({ membershipNo, number, sort, from, until, descending }: Selection) =>
  (rows: number) => {
    if (number || membershipNo !== undefined || sort === 'date' || !(from || until)) return false;
    if (sort === 'value') return rows < longestList;
    return sort === 'state' || sort === 'waiting' || Boolean(descending ? until : from);
  };

const reading = (names: Names, selection: Selection, state: string | undefined): Reading => {
  const { membershipNo, from, until, number, sort, descending } = selection;
  return {
    filter: {
      // Without a bound on the first field of the index, the server would read the documents to check the later fields.
      ...(from || until ? { [names.keys[sort][0] ?? '']: { $gte: new MinKey() } } : {}),
      ...(membershipNo !== undefined && { membershipNo }),
      ...(state !== undefined && { [names.state]: state }),
      ...(number && { [isReturnNo(number) ? 'returnNo' : names.orderNo]: number }),
      ...((from || until) && { [names.dated]: { ...(from && { $gte: from }), ...(until && { $lt: until }) } }),
    },
    sort: Object.fromEntries(names.keys[sort].map((name) => [name, descending ? -1 : 1])),
    hint: indexFor(selection, sort, state),
    counted: indexFor(selection, 'date', state),
    byDates: readsByDates(selection),
  };
};

export const readReturns = (selection: Selection, state: string | undefined): Reading =>
  reading({ keys: returnKeys, state: 'state', dated: 'requestedAt', orderNo: 'order.orderNo' }, selection, state);

/** Returns that can be processed. They are few, so they are sorted in memory. */
export const readReady = (selection: Selection): Reading => {
  const { filter, sort } = readReturns(selection, 'Pending');
  return { filter: { ...filter, openItems: 0 }, sort, hint: 'ready', counted: 'ready', byDates: () => false };
};

export const readItems = (selection: Selection, response: string | undefined): Reading =>
  reading({ keys: itemKeys, state: 'response', dated: 'submittedAt', orderNo: 'orderNo' }, selection, response);

const orderSorts: Partial<Record<Selection['sort'], string>> = {
  orderNumber: 'orderNo',
  value: 'valueCents',
  state: 'state',
};

/** Orders of one member. */
export const readOrders = (selection: Selection, state: string | undefined): Reading => {
  const { filter } = reading(
    { keys: itemKeys, state: 'state', dated: 'orderedAt', orderNo: 'orderNo' },
    selection,
    state,
  );
  const direction = selection.descending ? -1 : 1;
  const sort = { [orderSorts[selection.sort] ?? 'orderedAt']: direction, _id: direction } as const;
  return { filter, sort, hint: 'of-member', counted: 'of-member', byDates: () => false };
};

/** The queries for the rows of a page and for their count. */
export const queries = (
  rows: Collection<Document>,
  { filter, sort, hint, counted, byDates }: Reading,
  { page, pageSize }: Pick<Selection, 'page' | 'pageSize'>,
) => ({
  counting: rows.aggregate<{ rows: number }>([{ $match: filter }, { $limit: longestList }, { $count: 'rows' }], {
    hint: counted,
  }),
  reading: (totalCount: number, projection: Document) =>
    rows.find(filter, {
      projection,
      sort,
      skip: (page - 1) * pageSize,
      limit: pageSize,
      hint: byDates(totalCount) ? counted : hint,
    }),
});

const page = async <Stored extends Document, Row>(
  collection: Collection<Stored>,
  wanted: Reading,
  selection: Selection,
  projection: NonNullable<FindOptions['projection']>,
  toRow: (document: Stored) => Row,
): Promise<Page<Row>> => {
  const { counting, reading } = queries(collection as unknown as Collection<Document>, wanted, selection);
  const count = async () => (await counting.toArray())[0]?.rows ?? 0;
  const read = (totalCount: number) => reading(totalCount, projection).toArray();
  const counted = count();
  const [totalCount, found] = await Promise.all([counted, wanted.byDates(0) ? counted.then(read) : read(longestList)]);
  return { rows: found.map((document) => toRow(document as unknown as Stored)), totalCount };
};

const buyerOf = ({ order: { delivery } }: Pick<ReturnDocument, 'order'>): BuyerOfRow => ({
  buyerName: nameOf(delivery),
  telephone: delivery.phone,
});

const toReturnRow = (row: ReturnDocument): ReturnRow => ({
  orderId: row.order.orderId,
  orderNo: row.order.orderNo,
  orderedAt: row.order.orderedAt,
  membershipNo: row.membershipNo,
  returnNo: row.returnNo,
  state: row.state,
  requestedAt: row.requestedAt,
  refundCents: row.refundCents,
  attendOn: row.attendOn ?? '',
  openItems: row.openItems,
  refundFailure: row.refundFailure,
  hasExchange: row.hasExchange ?? false,
  proposedBy: proposerOf(row),
  buyer: buyerOf(row),
});

type RowOfItem = Omit<ItemRow, 'buyer'> & Pick<ItemDocument, 'returnId'>;

const toItemRow = ({ _id, waitingSince, reason, ...row }: ItemDocument): RowOfItem => {
  if (!reason) throw new Error(`Item ${_id} has no reason.`);
  return { itemId: _id, ...row, reason, waitsSince: waitingSince };
};

/** Adds the buyers, which are stored with the returns. */
const withBuyers = async (mongo: Mongo, { rows, totalCount }: Page<RowOfItem>): Promise<Page<ItemRow>> => {
  const ids = [...new Set(rows.map(({ returnId }) => returnId))];
  const found = await returns(mongo)
    .find({ _id: { $in: ids } }, { projection: { 'order.delivery': 1 } })
    .toArray();
  const buyers = new Map(found.map((document) => [document._id, buyerOf(document)]));
  return {
    totalCount,
    rows: rows.map(({ returnId, ...row }) => ({
      ...row,
      buyer: buyers.get(returnId) ?? { buyerName: '', telephone: '' },
    })),
  };
};

const toStanding = ({ _id, ...row }: OrderDocument): Standing => ({ orderId: _id, ...row });

const withoutStory = { history: 0, processing: 0 };

/** Counts from indexes alone. */
const openWork = async (mongo: Mongo): Promise<OpenWork> => {
  const count = (filter: Filter<ReturnDocument>, hint: string) => returns(mongo).countDocuments(filter, { hint });
  const inState = (state: 'Pending' | 'Refunding') => count({ state }, 'by-state');
  const oldest = returns(mongo).find(
    { waitingAt: { $lt: farAway } },
    { hint: 'by-waiting', sort: { waitingAt: 1, returnNo: 1 }, limit: 1, projection: { waitingAt: 1 } },
  );
  const [Pending, Refunding, refundsFailed, [first]] = await Promise.all([
    inState('Pending'),
    inState('Refunding'),
    count({ state: 'Refunding', refundFailure: { $gt: '' } }, 'failed'),
    oldest.toArray(),
  ]);
  return { open: { Pending, Refunding }, refundsFailed, waitingSince: first?.waitingAt };
};

export const createReturnViews = (mongo: Mongo): ReturnViews => ({
  returns: (selection, state) =>
    page(returns(mongo), readReturns(selection, state), selection, withoutStory, toReturnRow),
  ready: (selection) => page(returns(mongo), readReady(selection), selection, withoutStory, toReturnRow),
  items: async (selection, response) =>
    withBuyers(mongo, await page(items(mongo), readItems(selection, response), selection, { units: 0 }, toItemRow)),
  orders: (selection, state) => page(orders(mongo), readOrders(selection, state), selection, {}, toStanding),
  openWork: () => openWork(mongo),
  open: (membershipNo) => openReturns(mongo, membershipNo),
});
