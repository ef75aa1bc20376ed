// node --experimental-transform-types src/bench/measure-lists.ts [--seconds 5]
// for measuring: what each list and an order cost in the database of MONGO_URL
import { dayMs, hourMs } from '@southline/kernel/clock';
import { explained, measure } from '@southline/platform/measure';
import type { Mongo } from '@southline/platform/mongo';
import { longestList, type OrderSelection } from '../domain/order-list.ts';
import { orders } from '../storage/collections.ts';
import { createOrderRepository } from '../storage/order-repository.ts';
import { countQuery, createOrderViews, isSorted, pageQuery } from '../storage/order-views.ts';

/** The buyer with the most orders, and one with few. */
const owners = { workshop: 'member:M1000000', member: 'member:M1020000' };

const first: OrderSelection = { sort: 'date', descending: true, page: 1, pageSize: 10 };
/** A list's first day begins at midnight in Melbourne, here in daylight saving time. */
const yearAgo = (Math.floor(Date.now() / dayMs) - 365) * dayMs - 11 * hourMs;
const week = { from: new Date(yearAgo), until: new Date(yearAgo + 7 * dayMs) };

const lists = (some: { owner: string; orderNo: string }): Record<string, OrderSelection> => ({
  ...Object.fromEntries(
    Object.entries({ ...owners, staff: undefined }).flatMap(([who, owner]) => [
      [`${who}: newest`, { ...first, owner }],
      [`${who}: by number`, { ...first, owner, sort: 'number', descending: false }],
      [`${who}: by total`, { ...first, owner, sort: 'total' }],
      [`${who}: by status`, { ...first, owner, sort: 'state', descending: false }],
      [`${who}: a week`, { ...first, owner, ...week }],
      [`${who}: a week by total`, { ...first, owner, ...week, sort: 'total' }],
      [`${who}: a week by status`, { ...first, owner, ...week, sort: 'state', descending: false }],
      [`${who}: a week by number`, { ...first, owner, ...week, sort: 'number', descending: false }],
      [`${who}: page 100`, { ...first, owner, page: 100 }],
      [`${who}: first of the file`, { ...first, owner, pageSize: 500 }],
    ]),
  ),
  'member: one number': { ...first, ...some },
  'staff: one number': { ...first, orderNo: some.orderNo },
  'staff: last page': { ...first, page: longestList / first.pageSize },
});

const read = (mongo: Mongo, selection: OrderSelection) => async () => {
  const [{ rows } = { rows: 0 }] = await countQuery(mongo, selection).toArray();
  return explained(pageQuery(mongo, selection, isSorted(selection, rows)), countQuery(mongo, selection));
};

await measure(async (mongo) => {
  const some = await orders(mongo).findOne({ owner: owners.member });
  if (!some) throw new Error('There are no orders as seed-orders makes them.');
  const views = createOrderViews(mongo);
  const repository = createOrderRepository(mongo);
  const all = Object.entries(lists(some)).map(([name, selection]) => [
    name,
    { call: () => views.page(selection), read: read(mongo, selection) },
  ]);
  return {
    ...Object.fromEntries(all),
    'member: an order': { call: () => repository.findOwned(some.owner, { orderId: some._id }) },
  };
});
