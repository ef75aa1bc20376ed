import { unique } from '@southline/testkit';
import { afterAll, expect, test } from 'vitest';
import { createNumberBlocks, passNumber, skipNumbers } from '../src/mongo/index.ts';
import { openDatabase } from './support/bench.ts';

const mongo = (await openDatabase()).mongo;
afterAll(() => mongo.close());

test('one process counts from 1 without a gap, over the end of a block', async () => {
  const numbers = createNumberBlocks(mongo, unique('counter'));
  const taken: number[] = [];
  for (let count = 0; count < 60; count += 1) taken.push(await numbers.next());
  expect(taken).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
});

test('processes that count at once never have the same number, and counters do not know each other', async () => {
  const counter = unique('counter');
  const processes = Array.from({ length: 4 }, () => createNumberBlocks(mongo, counter));
  const taken = await Promise.all(processes.flatMap((numbers) => Array.from({ length: 120 }, () => numbers.next())));
  expect(new Set(taken).size).toBe(480);
  expect(await createNumberBlocks(mongo, unique('counter')).next()).toBe(1);
});

test('a counter behind the issued numbers is moved past them; any other stays', async () => {
  const counter = unique('counter');
  expect(await createNumberBlocks(mongo, counter).next()).toBe(1);
  expect(await passNumber(mongo, counter, 700, 100)).toBe(true);
  expect(await createNumberBlocks(mongo, counter).next()).toBe(801);
  expect(await passNumber(mongo, counter, 700, 100)).toBe(false);
  expect(await createNumberBlocks(mongo, counter).next()).toBe(851);
  expect(await passNumber(mongo, unique('counter'), 0, 100)).toBe(false);
});

test('after a restore a counter continues a margin after its own numbers and after those that were given', async () => {
  const counter = unique('counter');
  expect(await createNumberBlocks(mongo, counter).next()).toBe(1);
  expect(await skipNumbers(mongo, counter, 120, 100)).toBe(170);
  expect(await createNumberBlocks(mongo, counter).next()).toBe(221);
  expect(await skipNumbers(mongo, counter, 120, 100)).toBe(100);
  expect(await createNumberBlocks(mongo, counter).next()).toBe(371);
});
