import { expect, it } from 'vitest';
import { addUp, isValidQuantity, largestQuantity, quantityProblem } from './quantity.ts';

it('takes multiples of the minimum from the minimum to 999', () => {
  const valid = (minimum: number) =>
    [0, 1, 2, 9, 10, 15, 990, 999, 1000, 1.5, -10].filter((n) => isValidQuantity(n, minimum));
  expect([valid(1), valid(2), valid(10)]).toEqual([
    [1, 2, 9, 10, 15, 990, 999],
    [2, 10, 990],
    [10, 990],
  ]);
});

it('adds up to the largest multiple and no further', () => {
  expect([addUp(2, 3, 1), addUp(990, 20, 10), addUp(0, 999, 1), addUp(999, 1, 1)]).toEqual([5, 990, 999, 999]);
  expect(largestQuantity(7)).toBe(994);
});

it.each([
  [30, 10, null],
  [999, 1, null],
  [25, 10, 'not-a-multiple'],
  [5, 10, 'below-minimum'],
  [0, 1, 'below-minimum'],
  [1000, 1, 'too-many'],
  [1.5, 1, 'not-a-number'],
  [Number.NaN, 1, 'not-a-number'],
])('explains the problem with %d in multiples of %d: %s', (quantity, minimum, problem) => {
  expect(quantityProblem(quantity, minimum)).toBe(problem);
});
