import type { Mongo } from '@southline/platform/mongo';
import type { Filter, Sort } from 'mongodb';
import { longestList, type OrderSelection } from '../domain/order-list.ts';
import type { OrderViews } from '../domain/ports.ts';
import { listKeys, type OrderDocument, orders } from './collections.ts';

export const listFilter = ({ owner, from, until, orderNo }: OrderSelection): Filter<OrderDocument> => ({
  ...(owner !== undefined && { owner }),
  ...(orderNo && { orderNo }),
  listedAt: { $exists: true, ...(from && { $gte: from }), ...(until && { $lt: until }) },
});

export const listSort = ({ sort, descending }: OrderSelection): Sort =>
  Object.fromEntries(listKeys[sort].map((field) => [field, descending ? -1 : 1]));

export const createOrderViews = (mongo: Mongo): OrderViews => {
  const shown = { orderNo: 1, owner: 1, state: 1, listedAt: 1, 'totals.totalToPay': 1 } as const;
  return {
    async page(selection) {
      const { page, pageSize } = selection;
      const filter = listFilter(selection);
      const [found, totalCount] = await Promise.all([
        orders(mongo)
          .find(filter)
          .project<Pick<OrderDocument, '_id' | 'orderNo' | 'owner' | 'state' | 'listedAt' | 'totals'>>(shown)
          .sort(listSort(selection))
          .skip((page - 1) * pageSize)
          .limit(pageSize)
          .toArray(),
        orders(mongo).countDocuments(filter, { limit: longestList }),
      ]);
      const rows = found.flatMap(({ _id, orderNo, owner, state, listedAt, totals }) =>
        listedAt ? [{ orderId: _id, orderNo, owner, state, orderedAt: listedAt, totalToPay: totals.totalToPay }] : [],
      );
      return { orders: rows, totalCount };
    },
  };
};
