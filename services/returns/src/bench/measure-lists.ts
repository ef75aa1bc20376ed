// node --experimental-transform-types src/bench/measure-lists.ts [--seconds 5]
// measures the cost of each list and of a return in the database of MONGO_URL
import { dayMs } from '@southline/kernel/clock';
import { explained, type Measured, measure } from '@southline/platform/measure';
import type { Mongo } from '@southline/platform/mongo';
import { longestList, type ReturnSort, returnSorts, type Selection } from '../domain/list.ts';
import { returns } from '../storage/collections.ts';
import { createReturnRepository } from '../storage/return-repository.ts';
import {
  createReturnViews,
  queries,
  type Reading,
  readItems,
  readOrders,
  readReturns,
} from '../storage/return-views.ts';

const first: Selection = { sort: 'date', descending: true, page: 1, pageSize: 10 };
const yearAgo = Date.now() - 365 * dayMs;
const week = { from: new Date(yearAgo), until: new Date(yearAgo + 7 * dayMs) };

const read = (mongo: Mongo, name: string, reading: Reading, selection: Selection) => async () => {
  const { counting, reading: page } = queries(mongo.db.collection(name), reading, selection);
  const [{ rows } = { rows: 0 }] = await counting.toArray();
  return explained(page(rows, {}), queries(mongo.db.collection(name), reading, selection).counting);
};

type Lists = (mongo: Mongo, name: string, selection: Selection, state?: string) => Measured;

const lists: Readonly<Record<'returns' | 'items' | 'orders', Lists>> = {
  returns: (mongo, name, selection, state) => ({
    call: () => createReturnViews(mongo).returns(selection, state as 'Pending'),
    read: read(mongo, name, readReturns(selection, state), selection),
  }),
  items: (mongo, name, selection, response) => ({
    call: () => createReturnViews(mongo).items(selection, response as 'Requested'),
    read: read(mongo, name, readItems(selection, response), selection),
  }),
  orders: (mongo, name, selection, state) => ({
    call: () => createReturnViews(mongo).orders(selection, state as 'Pending'),
    read: read(mongo, name, readOrders(selection, state), selection),
  }),
};

const ofStaff = (mongo: Mongo, name: 'returns' | 'items', state: string) =>
  returnSorts.flatMap((sort: ReturnSort): [string, Measured][] => [
    [`${name}, all by ${sort}`, lists[name](mongo, name, { ...first, sort })],
    [`${name}, ${state} by ${sort}`, lists[name](mongo, name, { ...first, sort, descending: false }, state)],
    [`${name}, a week by ${sort}`, lists[name](mongo, name, { ...first, ...week, sort })],
    [`${name}, ${state}, a week by ${sort}`, lists[name](mongo, name, { ...first, ...week, sort }, state)],
  ]);

await measure(async (mongo) => {
  const some = await returns(mongo).findOne({ membershipNo: 'M1020000' });
  if (!some) throw new Error('There are no returns as seed-returns makes them.');
  const repository = createReturnRepository(mongo);
  const own = { ...first, membershipNo: some.membershipNo };
  const last = { ...first, page: longestList / first.pageSize };
  return {
    ...Object.fromEntries([...ofStaff(mongo, 'returns', 'Completed'), ...ofStaff(mongo, 'items', 'Approved')]),
    'returns, last page': lists.returns(mongo, 'returns', last),
    'returns, one number': lists.returns(mongo, 'returns', { ...first, number: some.returnNo }),
    'a member’s returns': lists.returns(mongo, 'returns', own),
    'a member’s items': lists.items(mongo, 'items', { ...own, sort: 'value' }),
    'a member’s orders': lists.orders(mongo, 'orders', own),
    'a return': { call: () => repository.findByNo(some.returnNo) },
  };
});
