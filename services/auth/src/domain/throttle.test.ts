import { expect, test } from 'vitest';
import { growingPauses, signInLimits } from './throttle.ts';

const seconds = (pauses: { after: readonly number[] }) => pauses.after.map((ms) => ms / 1_000);
const limits = signInLimits({
  triesPerAccount: 5,
  triesPerAccountInTotal: 100,
  triesPerAddress: 10,
  failuresPerMinute: 600,
});

test('five failures of an account are free, then pauses double up to an hour', () => {
  expect(limits.account.free).toBe(5);
  expect(seconds(limits.account).slice(0, 14)).toEqual([
    ...[2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 2_048, 3_600, 3_600, 3_600],
  ]);
});

test('after the hundredth failure in a row an account waits a day', () => {
  expect(limits.account.after).toHaveLength(96);
  expect(seconds(limits.account).slice(-2)).toEqual([3_600, 24 * 3_600]);
});

test('an address has ten free failures and then waits up to a quarter of an hour, again and again', () => {
  expect(limits.address.free).toBe(10);
  expect(seconds(limits.address)).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900]);
});

test('only the pauses are sent to the database, however many tries are free', () => {
  const { after } = growingPauses({ free: 1_000_000, longestMs: 900_000, forgetMs: 1 });
  expect(after).toHaveLength(10);
});

test('without a total there is no longer pause than the longest', () => {
  expect(Math.max(...growingPauses({ free: 1, longestMs: 60_000, forgetMs: 1 }).after)).toBe(60_000);
});
