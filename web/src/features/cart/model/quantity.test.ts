import { describe, expect, test } from 'vitest';
import { stepDown, stepUp, typedQuantity } from './quantity.ts';

describe('steps', () => {
  test('add and take away the minimum', () => {
    expect(stepUp(10, 10)).toBe(20);
    expect(stepDown(20, 10)).toBe(10);
    expect(stepUp(1, 1)).toBe(2);
  });

  test('below the minimum there is no line any more', () => {
    expect(stepDown(10, 10)).toBeNull();
    expect(stepDown(1, 1)).toBeNull();
  });

  test('stop at the largest multiple that is not above 999', () => {
    expect(stepUp(990, 10)).toBe(990);
    expect(stepUp(999, 1)).toBe(999);
  });
});

test.each([
  [' 30 ', 10, 30, null],
  ['25', 10, 25, 'not-a-multiple'],
  ['0', 1, 0, 'below-minimum'],
  ['１２', 1, 12, null],
  ['12.0', 1, 12, null],
  ['1,000', 1, 1000, 'too-many'],
  ['1000000', 1, 1_000_000, 'too-many'],
] as const)('"%s" in a box of multiples of %i is %i: %s', (typed, minimum, count, problem) => {
  expect(typedQuantity(typed, minimum)).toEqual({ count, problem });
});

test.each(['', ' ', '-5', '1.5', '1,5', '1.000', '1/2', '1e2', 'ten'])('"%s" is no number of pieces', (typed) => {
  expect(typedQuantity(typed, 1).problem).toBe('not-a-number');
});
