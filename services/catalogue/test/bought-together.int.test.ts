import { hourMs } from '@southline/kernel/clock';
import { eventually } from '@southline/testkit';
import { afterAll, expect, test } from 'vitest';
import { countPairs } from '../src/application/bought-together/bought-together.ts';
import { holds } from '../src/storage/collections.ts';
import { createPairStore } from '../src/storage/pair-store.ts';
import { runningCatalogue } from './support/running-catalogue.ts';
import { importWorld, smallWorld } from './support/small-world.ts';

const running = await runningCatalogue();
await importWorld(running.mongo, smallWorld());
await eventually(async () => expect((await running.vehicles.listMakes({})).makes).not.toEqual([]));
afterAll(() => running.stop());

const now = new Date();
const clock = { now: () => now };
let orders = 0;

/** Orders whose units were sold this many hours ago. */
const sold = async (count: number, hours: number, parts: readonly string[], state: 'SETTLED' | 'HELD' = 'SETTLED') => {
  const documents = Array.from({ length: count }, () => {
    orders += 1;
    const at = new Date(now.getTime() - hours * hourMs + orders);
    const lines = parts.map((partNo) => ({ partNo, quantity: 1 }));
    return { _id: `o${orders}:1`, orderId: `o${orders}`, round: 1, lines, state, history: [{ state, at }], at };
  });
  await holds(running.mongo).insertMany(documents);
};

const together = async (partNo: string, vehicleSlug = '') =>
  (await running.catalogue.listBoughtTogether({ partNo, vehicleSlug })).parts.map(({ part }) => part?.partNo);

const count = () => countPairs(createPairStore(running.mongo), clock)();

test('parts of at least five orders are suggested, the most frequent first, each order once', async () => {
  await sold(120, 9, ['SLF100', 'SLO500']);
  await sold(5, 6, ['SLF100', 'SLK300']);
  await sold(4, 5, ['SLF100', 'SLA200']);
  await sold(6, 4, ['SLF100', 'SLF100X'], 'HELD');
  expect(await together('SL-F100')).toEqual([]);
  // Two processes count the same orders.
  while ((await Promise.all([count(), count()])).includes(true));
  expect(await together('sl f100')).toEqual(['SL-O500', 'SL-K300']);
  expect(await together('SL-O500')).toEqual(['SL-F100']);
  expect(await together('SL-A200')).toEqual([]);
  expect(await together('no such part')).toEqual([]);
  const pair = await running.mongo.db
    .collection<{ _id: string; orders: number }>('parts_bought_together')
    .findOne({ _id: 'SLF100 SLO500' });
  expect(pair?.orders).toBe(120);
});

test('an order counts an hour after its sale, and once', async () => {
  await sold(1, 1.5, ['SLF100', 'SLA200']);
  await sold(3, 0.5, ['SLK300', 'SLO500']);
  await sold(3, 1.2, ['SLK300', 'SLO500']);
  await count();
  await count();
  expect(await together('SL-A200')).toEqual(['SL-F100']);
  expect(await together('SL-K300')).toEqual(['SL-F100']);
});
