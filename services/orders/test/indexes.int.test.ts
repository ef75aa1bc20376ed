import { dayMs } from '@southline/kernel/clock';
import { createLogger } from '@southline/platform/logger';
import { randomOf } from '@southline/platform/measure';
import { connectMongo, prepareDatabase } from '@southline/platform/mongo';
import { freshDatabase } from '@southline/testkit';
import type { Document, Filter } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plausibleOrder } from '../src/bench/plausible-order.ts';
import type { OrderSelection } from '../src/domain/order-list.ts';
import { collections, type OrderDocument, orders } from '../src/storage/collections.ts';
import { placedFor } from '../src/storage/join-orders.ts';
import { toDocument } from '../src/storage/order-document.ts';
import { countQuery, createOrderViews, isSorted, pageQuery } from '../src/storage/order-views.ts';

const mongo = await connectMongo(freshDatabase('orders_indexes'), { logger: createLogger('test', 'silent') });
await prepareDatabase(mongo, collections);
afterAll(() => mongo.close());

const stages = (plan: Document): string[] => [
  plan.stage,
  ...(plan.inputStage ? stages(plan.inputStage) : []),
  ...(plan.inputStages ?? []).flatMap(stages),
];

const due = { state: { $in: ['AwaitingPayment', 'Expired'] }, sweepAt: { $lte: new Date() } };

it.each<[string, string, Filter<Document>, Document]>([
  ['an order by its number and owner', 'orders', { owner: 'guest:a', orderNo: 'SL1' }, {}],
  [
    'what a guest has not placed yet',
    'orders',
    { owner: 'guest:a', placedAt: { $exists: false }, state: { $in: ['AwaitingPayment', 'Paid', 'Expired'] } },
    {},
  ],
  ['the next due order', 'orders', due, { sweepAt: 1 }],
  [
    'the next rounds to give back',
    'orders',
    { 'releases.0': { $exists: true }, releaseAt: { $not: { $gt: new Date() } } },
    { releaseAt: 1 },
  ],
  ['an order with the same goods', 'orders', { goods: { $in: ['a', 'b'] }, placedAt: { $exists: true } }, {}],
  ['an order in review', 'orders', { review: { $exists: true } }, {}],
  ['the orders of an address', 'orders', placedFor('robin@example.com'), {}],
  [
    'placed orders without the normalised address',
    'orders',
    { normalizedEmail: { $exists: false }, placedAt: { $exists: true } },
    {},
  ],
  ['a cart by its owner', 'carts', { _id: 'guest:a' as never }, {}],
  ['unsent events in order', 'outbox', { sent: false }, { key: 1, version: 1 }],
])('%s is found by index', async (_, collection, filter, sort) => {
  const { queryPlanner } = await mongo.db.collection(collection).find(filter).sort(sort).explain('queryPlanner');
  const used = stages(queryPlanner.winningPlan);
  expect(used).not.toContain('COLLSCAN');
  expect(used).not.toContain('SORT');
});

const selections: OrderSelection[] = (['date', 'number', 'total', 'state'] as const).flatMap((sort) =>
  ['member:M1', undefined].flatMap((owner) =>
    [true, false].map((descending) => ({ owner, sort, descending, page: 2, pageSize: 10 })),
  ),
);
const dated = { from: new Date(0), until: new Date() };

it.each([...selections, ...selections.map((selection) => ({ ...selection, ...dated }))])(
  'a list is read in the order of an index, or its days are sorted, and it is counted without reading an order: %j',
  async (selection) => {
    const read = await pageQuery(mongo, selection, isSorted(selection, 0)).explain('queryPlanner');
    const used = stages(read.queryPlanner.winningPlan);
    expect(used).not.toContain('COLLSCAN');
    expect(used.includes('SORT')).toBe('from' in selection && selection.sort !== 'date');
    const counted = await countQuery(mongo, selection).explain('queryPlanner');
    const planner = counted.stages?.[0]?.$cursor?.queryPlanner ?? counted.queryPlanner;
    const counting = stages(planner.winningPlan.queryPlan ?? planner.winningPlan);
    expect(counting).toContain('IXSCAN');
    expect(counting).not.toContain('FETCH');
  },
);

const narrow = (['date', 'total'] as const).flatMap((sort) =>
  ['member:M1', undefined].flatMap((owner) =>
    [{ words: ['robin', 'fo1005'] }, { toDispatch: true }, { words: ['robin'], toDispatch: true, ...dated }].map(
      (some) => ({ owner, sort, descending: true, page: 1, pageSize: 10, ...some }),
    ),
  ),
);

// Once an order with many words is stored, the server treats the index on words as a multikey index.
beforeAll(async () => {
  await orders(mongo).insertMany(placedOrders());
});

it.each(narrow)('orders with words, and those to dispatch, are found by index: %j', async (selection) => {
  const read = await pageQuery(mongo, selection, isSorted(selection, 0)).explain('queryPlanner');
  const used = stages(read.queryPlanner.winningPlan);
  expect(used).toContain('IXSCAN');
  expect(used).not.toContain('COLLSCAN');
  // These indexes are in date order. The few orders that a member has to dispatch are sorted after reading.
  const isByDate = selection.sort === 'date' && ('words' in selection || selection.owner === undefined);
  expect(used.includes('SORT')).toBe(!isByDate);
});

it('a search reads the orders that have its first word, however many there are', async () => {
  const placed = placedOrders();
  await orders(mongo).deleteMany({});
  await orders(mongo).insertMany(placed.map((order, nth) => (nth === 7 ? { ...order, words: ['wanted'] } : order)));
  const { _id } = placed[7] ?? {};
  const selection: OrderSelection = { words: ['wanted'], sort: 'date', descending: true, page: 1, pageSize: 10 };
  const found = await createOrderViews(mongo).page(selection);
  expect(found).toMatchObject({ totalCount: 1, orders: [{ orderId: _id }] });
  const { executionStats } = await pageQuery(mongo, selection, false).explain('executionStats');
  expect(executionStats).toMatchObject({ totalDocsExamined: 1, totalKeysExamined: 1 });
});

it('many days are walked through in the order that is asked for, but for numbers', () => {
  const some = { ...dated, descending: true, page: 1, pageSize: 10 };
  const sorted = (['date', 'number', 'total', 'state'] as const).filter((sort) => isSorted({ ...some, sort }, 10_000));
  expect(sorted).toEqual(['number']);
});

const someDays = { from: new Date('2026-03-02T11:30:00Z'), until: new Date('2026-03-05T11:30:00Z') };
const perDay = 50;
const everyOrder = (['number', 'total', 'state'] as const).flatMap((sort) =>
  [true, false].map((descending) => ({ sort, descending })),
);

const placedOrders = () => {
  const random = randomOf(1);
  const now = new Date('2026-03-05T18:00:00Z');
  return Array.from({ length: 6 * perDay }, (_, nth) => {
    const placedAt = new Date(Date.parse('2026-03-01') + (nth / perDay) * dayMs);
    return toDocument(plausibleOrder(random, { nth, members: 20, placedAt, now }));
  });
};

it.each(everyOrder)(
  'some days of everybody in another order than theirs are right, and read no more for being full: %j',
  async ({ sort, descending }) => {
    const placed = placedOrders();
    // An order without listedDay, as a process of the previous release writes it.
    const stored = placed.map(({ listedDay, ...order }, nth) => (nth === 2 * perDay ? order : { listedDay, ...order }));
    await orders(mongo).deleteMany({});
    await orders(mongo).insertMany(stored);

    const total = ({ totals }: OrderDocument) => String(totals.totalToPay).padStart(10, '0');
    const rank = (order: OrderDocument) =>
      `${sort === 'number' ? '' : sort === 'total' ? total(order) : order.state} ${order.orderNo}`;
    const wanted = placed
      .filter(({ listedAt = new Date(0) }) => listedAt >= someDays.from && listedAt < someDays.until)
      .sort((one, other) => (rank(one) < rank(other) === descending ? 1 : -1))
      .map(({ orderNo }) => orderNo);
    const selection: OrderSelection = { ...someDays, sort, descending, page: 1, pageSize: 4 * perDay };
    const found = await createOrderViews(mongo).page(selection);
    expect(found.orders.map(({ orderNo }) => orderNo)).toEqual(wanted);
    expect(found.totalCount).toBe(wanted.length);

    const ten = { ...selection, pageSize: 10 };
    const { executionStats } = await pageQuery(mongo, ten, isSorted(ten, 0)).explain('executionStats');
    expect(executionStats.totalDocsExamined).toBe(10);
    // The server reads the first day up to its middle, in each state.
    expect(executionStats.totalKeysExamined).toBeLessThan(2 * perDay);
  },
);
