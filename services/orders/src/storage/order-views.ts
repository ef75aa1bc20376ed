import type { Mongo } from '@southline/platform/mongo';
import type { Filter, IndexDescription, Sort } from 'mongodb';
import { longestList, type OrderSelection, type OrderSort } from '../domain/order-list.ts';
import type { OrderViews } from '../domain/ports.ts';
import { type OrderDocument, orderCollection } from './order-document.ts';

/** The number at the end makes every order of rows a definite one. */
const keys: Readonly<Record<OrderSort, readonly string[]>> = {
  date: ['listedAt', 'orderNo'],
  number: ['orderNo'],
  total: ['totals.totalToPay', 'orderNo'],
  state: ['state', 'orderNo'],
};

const listed = { listedAt: { $exists: true } } as const;

/** Two of each order of rows: of one owner, and of everybody. A date narrows what is read inside each of them. */
export const listIndexes: readonly IndexDescription[] = Object.entries(keys).flatMap(([sort, fields]) => {
  const inOrder = Object.fromEntries([...new Set([...fields, 'listedAt'])].map((field) => [field, 1 as const]));
  return [
    { key: { owner: 1, ...inOrder }, name: `list-of-owner-by-${sort}`, partialFilterExpression: listed },
    { key: inOrder, name: `list-by-${sort}`, partialFilterExpression: listed },
  ];
});

export const listFilter = ({ owner, from, until, orderNo }: OrderSelection): Filter<OrderDocument> => ({
  ...(owner !== undefined && { owner }),
  ...(orderNo && { orderNo }),
  listedAt: { $exists: true, ...(from && { $gte: from }), ...(until && { $lt: until }) },
});

export const listSort = ({ sort, descending }: OrderSelection): Sort =>
  Object.fromEntries(keys[sort].map((field) => [field, descending ? -1 : 1]));

export const createOrderViews = (mongo: Mongo): OrderViews => {
  const orders = orderCollection(mongo);
  const shown = { orderNo: 1, owner: 1, state: 1, listedAt: 1, 'totals.totalToPay': 1 } as const;
  return {
    async page(selection) {
      const { page, pageSize } = selection;
      const filter = listFilter(selection);
      const [found, totalCount] = await Promise.all([
        orders
          .find(filter)
          .project<Pick<OrderDocument, '_id' | 'orderNo' | 'owner' | 'state' | 'listedAt' | 'totals'>>(shown)
          .sort(listSort(selection))
          .skip((page - 1) * pageSize)
          .limit(pageSize)
          .toArray(),
        orders.countDocuments(filter, { limit: longestList }),
      ]);
      const rows = found.flatMap(({ _id, orderNo, owner, state, listedAt, totals }) =>
        listedAt ? [{ orderId: _id, orderNo, owner, state, orderedAt: listedAt, totalToPay: totals.totalToPay }] : [],
      );
      return { orders: rows, totalCount };
    },
  };
};
