import { expect, test } from 'vitest';
import { backOff } from './back-off.ts';

test('each failure doubles the pause up to the longest one', () => {
  expect([1, 2, 3, 4, 5].map((failures) => backOff(failures, 500, 3_000))).toEqual([500, 1_000, 2_000, 3_000, 3_000]);
  expect(backOff(10_000, 500, 3_000)).toBe(3_000);
});
