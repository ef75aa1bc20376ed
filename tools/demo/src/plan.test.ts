import { expect, it } from 'vitest';
import { divide } from './plan.ts';

it('divides a total in proportion without losing or adding one', () => {
  expect(divide(10, [1, 1, 1])).toEqual([4, 3, 3]);
  expect(divide(7, [0.5, 0.3, 0.2])).toEqual([4, 2, 1]);
  expect(divide(20_000, [0.05, 0.11, 0.28, 0.9]).reduce((a, b) => a + b)).toBe(20_000);
});
