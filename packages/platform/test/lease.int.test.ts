import { unique } from '@southline/testkit';
import { afterAll, expect, test } from 'vitest';
import { dropLease, holdLease } from '../src/lease/index.ts';
import { openDatabase } from './support/bench.ts';

const mongo = (await openDatabase()).mongo;
afterAll(() => mongo.close());

const long = 60_000;

test('one of many gets it, and renews it under the same number', async () => {
  const name = unique('lease');
  const holders = Array.from({ length: 10 }, (_, index) => `holder-${index}`);
  const fences = await Promise.all(holders.map((holder) => holdLease(mongo, name, holder, long)));
  expect(fences.filter((fence) => fence !== undefined)).toEqual([1]);
  const winner = holders[fences.indexOf(1)] ?? '';
  expect(await holdLease(mongo, name, winner, long)).toBe(1);
});

test('the number rises with each new holder, also after one that never let go', async () => {
  const name = unique('lease');
  expect(await holdLease(mongo, name, 'first', 0)).toBe(1);
  expect(await holdLease(mongo, name, 'second', long)).toBe(2);
  expect(await holdLease(mongo, name, 'first', long)).toBeUndefined();
  await dropLease(mongo, name, 'second');
  expect(await holdLease(mongo, name, 'first', long)).toBe(3);
});

test('a holder that comes back after its lease has ended is a new one', async () => {
  const name = unique('lease');
  expect(await holdLease(mongo, name, 'late', 0)).toBe(1);
  expect(await holdLease(mongo, name, 'late', long)).toBe(2);
});

test('a lease can only be released by its holder', async () => {
  const name = unique('lease');
  await holdLease(mongo, name, 'holder', long);
  await dropLease(mongo, name, 'stranger');
  expect(await holdLease(mongo, name, 'stranger', long)).toBeUndefined();
});
