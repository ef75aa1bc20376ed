import { createLogger } from '@southline/platform/logger';
import { connectMongo, prepareDatabase } from '@southline/platform/mongo';
import { freshDatabase } from '@southline/testkit';
import type { Document } from 'mongodb';
import { afterAll, expect, test } from 'vitest';
import { returnSorts, type Selection } from '../src/domain/list.ts';
import { collections } from '../src/storage/collections.ts';
import {
  createReturnViews,
  queries,
  type Reading,
  readItems,
  readOrders,
  readReady,
  readReturns,
} from '../src/storage/return-views.ts';

const rows = 3_000;
const members = 300;
/** One in ten of the pending returns. */
const readyRows = 75;

const mongo = await connectMongo(freshDatabase('returns_lists'), { logger: createLogger('test', 'silent') });
await prepareDatabase(mongo, collections);
const at = (nth: number) => new Date(Date.UTC(2026, 0, 1) + nth * 60_000);
const numbers = Array.from({ length: rows }, (_, nth) => nth);
const facts = (nth: number) => ({
  returnNo: `SR${10_000_000 + nth}`,
  membershipNo: `M${nth % members}`,
  waitingAt: at(nth),
  refundCents: nth,
});
// Inserts only the fields that lists read, without validation.
const into = (name: string, documents: Document[]) =>
  mongo.db.collection(name).insertMany(documents, { bypassDocumentValidation: true });
const states = ['Pending', 'Refunding', 'Completed', 'Declined'];
await into(
  'returns',
  numbers.map((nth) => ({
    ...facts(nth),
    order: { orderNo: `SL${nth}`, delivery: { firstName: 'Robin', lastName: 'Buyer', phone: '0491570006' } },
    state: states[nth % 4],
    requestedAt: at(nth),
    ...(nth % 40 === 1 && { refundFailure: 'D4405' }),
    openItems: nth % 40 === 0 ? 0 : 1,
  })),
);
const responses = ['Requested', 'MoreInfo', 'Approved', 'Declined'];
await into(
  'items',
  numbers.map((nth) => ({
    ...facts(nth),
    orderNo: `SL${nth}`,
    response: responses[nth % 4],
    submittedAt: at(nth),
  })),
);
await into(
  'orders',
  numbers.map((nth) => ({
    membershipNo: `M${nth % members}`,
    orderNo: `SL${nth}`,
    orderedAt: at(nth),
    valueCents: nth,
    state: 'Pending',
  })),
);
afterAll(() => mongo.close());

const selection = { page: 1, pageSize: 10, descending: false };

interface Examined {
  readonly totalKeysExamined: number;
  readonly totalDocsExamined: number;
  readonly nReturned: number;
}

/** The documents and keys that the server examines for a page of ten and for its count. */
const both = async (collection: string, reading: Reading): Promise<{ page: Examined; count: Examined }> => {
  const { counting, reading: page } = queries(mongo.db.collection(collection), reading, selection);
  const [{ rows: found } = { rows: 0 }] = await counting.clone().toArray();
  const { executionStats } = await page(found, {}).explain('executionStats');
  const counted = await counting.explain('executionStats');
  return { page: executionStats, count: counted.stages?.[0]?.$cursor?.executionStats ?? counted.executionStats };
};
const examined = async (collection: string, reading: Reading) => (await both(collection, reading)).page;

const wanted = returnSorts.flatMap((sort) =>
  [false, true].map((descending): Selection => ({ ...selection, sort, descending })),
);

test.each(wanted)('a page reads about as many rows as it shows: %j', async (one) => {
  for (const state of [undefined, 'Completed', 'Declined']) {
    const read = await examined('returns', readReturns(one, state));
    expect(read).toMatchObject({ nReturned: 10, totalDocsExamined: 10 });
    expect(read.totalKeysExamined).toBeLessThanOrEqual(12);
  }
  for (const response of [undefined, 'Approved', 'Declined']) {
    const read = await examined('items', readItems(one, response));
    expect(read).toMatchObject({ nReturned: 10, totalDocsExamined: 10 });
    expect(read.totalKeysExamined).toBeLessThanOrEqual(12);
  }
});

test.each(wanted)('of one member no more is read than is that member’s: %j', async (one) => {
  const own = { ...one, membershipNo: 'M7' };
  for (const read of [
    await examined('returns', readReturns(own, undefined)),
    await examined('items', readItems(own, undefined)),
    await examined('orders', readOrders(own, undefined)),
  ]) {
    expect(read.totalKeysExamined).toBeLessThanOrEqual(rows / members + 1);
    expect(read.nReturned).toBe(rows / members);
  }
});

test.each([['SR10000042'], ['SL42']])('a number (%s) finds its row at once', async (number) => {
  const one = { ...selection, sort: 'date' as const, number };
  for (const read of [
    await examined('returns', readReturns(one, undefined)),
    await examined('items', readItems(one, undefined)),
  ])
    expect(read).toMatchObject({ nReturned: 1, totalDocsExamined: 1 });
});

test('a date range narrows the read within the sort order', async () => {
  const from = new Date(Date.UTC(2026, 0, 1, 1));
  const one = { ...selection, sort: 'date' as const, from };
  const read = await examined('returns', readReturns(one, undefined));
  expect(read).toMatchObject({ nReturned: 10, totalDocsExamined: 10 });
});

test.each(wanted)('an hour in any order reads only that hour: %j', async (one) => {
  const from = new Date(Date.UTC(2026, 0, 2));
  const hour = { ...one, from, until: new Date(from.getTime() + 3_600_000) };
  for (const [collection, reading] of [
    ['returns', readReturns(hour, undefined)],
    ['returns', readReturns(hour, 'Completed')],
    ['items', readItems(hour, undefined)],
    ['items', readItems(hour, 'Approved')],
  ] as const) {
    const { page, count } = await both(collection, reading);
    expect(page.nReturned).toBe(10);
    expect(page.totalKeysExamined).toBeLessThanOrEqual(61);
    expect(count.totalKeysExamined).toBeLessThanOrEqual(61);
    expect(count.totalDocsExamined).toBe(0);
  }
});

test.each(wanted)('of many days, too, only the shown rows are fetched: %j', async (one) => {
  const most = { ...one, from: new Date(Date.UTC(2026, 0, 1, 4)) };
  for (const state of [undefined, 'Completed'])
    expect((await both('returns', readReturns(most, state))).page.totalDocsExamined).toBe(10);
  for (const response of [undefined, 'Approved'])
    expect((await both('items', readItems(most, response))).page.totalDocsExamined).toBe(10);
});

test.each(wanted.filter(({ sort }) => sort === 'date'))('a list is counted by an index alone: %j', async (one) => {
  for (const state of [undefined, 'Completed']) {
    const { count } = await both('returns', readReturns(one, state));
    expect(count.totalDocsExamined).toBe(0);
  }
});

test('what can be processed is found and counted without reading what cannot', async () => {
  for (const one of wanted) {
    const { page, count } = await both('returns', readReady(one));
    expect(page.nReturned).toBe(10);
    for (const { totalDocsExamined } of [page, count]) expect(totalDocsExamined).toBeLessThanOrEqual(readyRows);
  }
});

test('open returns are counted', async () => {
  expect(await createReturnViews(mongo).openWork()).toEqual({
    open: { Pending: rows / 4, Refunding: rows / 4 },
    refundsFailed: rows / 40,
    waitingSince: new Date(Date.UTC(2026, 0, 1)),
  });
});
