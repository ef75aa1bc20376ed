import { createLogger } from '@southline/platform/logger';
import { connectMongo, type Mongo, prepareDatabase } from '@southline/platform/mongo';
import { freshDatabase } from '@southline/testkit';
import type { Document, Filter } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OrderSelection } from '../src/domain/order-list.ts';
import { collections } from '../src/storage/collections.ts';
import { countQuery, isSorted, pageQuery } from '../src/storage/order-views.ts';

let mongo: Mongo;
beforeAll(async () => {
  mongo = await connectMongo(freshDatabase('orders_indexes'), { logger: createLogger('test', 'silent') });
  await prepareDatabase(mongo, collections);
});
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
  ['an order with the same goods', 'orders', { goods: { $in: ['a', 'b'] }, placedAt: { $exists: true } }, {}],
  ['an order in review', 'orders', { review: { $exists: true } }, {}],
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

it('many days are walked through in the order that is asked for, but for numbers', () => {
  const some = { ...dated, descending: true, page: 1, pageSize: 10 };
  const sorted = (['date', 'number', 'total', 'state'] as const).filter((sort) => isSorted({ ...some, sort }, 10_000));
  expect(sorted).toEqual(['number']);
});
