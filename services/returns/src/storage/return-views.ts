import type { Mongo } from '@southline/platform/mongo';
import type { Collection, Document, Filter, FindOptions, Sort } from 'mongodb';
import { type ItemRow, longestList, type Page, type ReturnRow, type Selection, type Standing } from '../domain/list.ts';
import type { ReturnViews } from '../domain/ports.ts';
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

/** How a page is read. The index is named: the server's guesses differ with what it has seen before. */
export interface Reading {
  readonly filter: Filter<Document>;
  readonly sort: Sort;
  readonly hint: string;
}

interface Names {
  readonly keys: Readonly<Record<Selection['sort'], readonly string[]>>;
  readonly state: string;
  readonly dated: string;
  readonly orderNo: string;
}

/** "SR…" is a return's, everything else an order's. */
const isReturnNo = (number: string) => number.startsWith('SR');

const indexFor = ({ membershipNo, number, sort }: Selection, state: string | undefined): string => {
  if (number) return isReturnNo(number) ? 'by-returnNumber' : 'by-orderNumber';
  // A member has few: they are sorted in memory.
  if (membershipNo !== undefined) return 'of-member';
  if (state === undefined) return `by-${sort}`;
  return insideState.has(sort) ? 'by-state' : `of-state-by-${sort}`;
};

const reading = (names: Names, selection: Selection, state: string | undefined): Reading => {
  const { membershipNo, from, until, number, sort, descending } = selection;
  return {
    filter: {
      ...(membershipNo !== undefined && { membershipNo }),
      ...(state !== undefined && { [names.state]: state }),
      ...(number && { [isReturnNo(number) ? 'returnNo' : names.orderNo]: number }),
      ...((from || until) && { [names.dated]: { ...(from && { $gte: from }), ...(until && { $lt: until }) } }),
    },
    sort: Object.fromEntries(names.keys[sort].map((name) => [name, descending ? -1 : 1])),
    hint: indexFor(selection, state),
  };
};

export const readReturns = (selection: Selection, state: string | undefined): Reading =>
  reading({ keys: returnKeys, state: 'state', dated: 'requestedAt', orderNo: 'order.orderNo' }, selection, state);

export const readItems = (selection: Selection, response: string | undefined): Reading =>
  reading({ keys: itemKeys, state: 'response', dated: 'submittedAt', orderNo: 'orderNo' }, selection, response);

const orderSorts: Partial<Record<Selection['sort'], string>> = {
  orderNumber: 'orderNo',
  value: 'valueCents',
  state: 'state',
};

/** Of one member alone. */
export const readOrders = (selection: Selection, state: string | undefined): Reading => {
  const { filter } = reading(
    { keys: itemKeys, state: 'state', dated: 'orderedAt', orderNo: 'orderNo' },
    selection,
    state,
  );
  const direction = selection.descending ? -1 : 1;
  const sort = { [orderSorts[selection.sort] ?? 'orderedAt']: direction, _id: direction } as const;
  return { filter, sort, hint: 'of-member' };
};

const page = async <Stored extends Document, Row>(
  collection: Collection<Stored>,
  { filter, sort, hint }: Reading,
  { page: nth, pageSize }: Selection,
  projection: NonNullable<FindOptions['projection']>,
  toRow: (document: Stored) => Row,
): Promise<Page<Row>> => {
  const rows = collection as unknown as Collection<Document>;
  const [found, totalCount] = await Promise.all([
    rows.find(filter, { projection, hint, sort, skip: (nth - 1) * pageSize, limit: pageSize }).toArray(),
    rows.countDocuments(filter, { hint, limit: longestList }),
  ]);
  return { rows: found.map((document) => toRow(document as unknown as Stored)), totalCount };
};

const toReturnRow = (row: ReturnDocument): ReturnRow => ({
  ...{ orderId: row.order.orderId, orderNo: row.order.orderNo, orderedAt: row.order.orderedAt },
  ...{ membershipNo: row.membershipNo, returnNo: row.returnNo, state: row.state, requestedAt: row.requestedAt },
  ...{ refundCents: row.refundCents, attendOn: row.attendOn ?? '', openItems: row.openItems },
  refundFailure: row.refundFailure,
});

const toItemRow = ({ _id, waitingSince, reason, ...row }: ItemDocument): ItemRow => {
  if (!reason) throw new Error(`Item ${_id} has no reason.`);
  return { itemId: _id, ...row, reason, waitsSince: waitingSince };
};

const toStanding = ({ _id, ...row }: OrderDocument): Standing => ({ orderId: _id, ...row });

export const returnViews = (mongo: Mongo): ReturnViews => ({
  returns: (selection, state) =>
    page(returns(mongo), readReturns(selection, state), selection, { history: 0, processing: 0 }, toReturnRow),
  items: (selection, response) =>
    page(items(mongo), readItems(selection, response), selection, { units: 0 }, toItemRow),
  orders: (selection, state) => page(orders(mongo), readOrders(selection, state), selection, {}, toStanding),
});
