import { describe, expect, test } from 'vitest';
import { largestQuantity, quantityProblem, stepDown, stepUp } from './quantity.ts';

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
    expect(largestQuantity(10)).toBe(990);
    expect(stepUp(990, 10)).toBe(990);
    expect(stepUp(999, 1)).toBe(999);
  });
});

describe('a typed quantity', () => {
  test('is taken when it is a multiple of the minimum up to 999', () => {
    expect(quantityProblem('30', 10)).toBeNull();
    expect(quantityProblem('999', 1)).toBeNull();
  });

  test('is refused with the reason', () => {
    expect(quantityProblem('25', 10)).toBe('not-a-multiple');
    expect(quantityProblem('5', 10)).toBe('below-minimum');
    expect(quantityProblem('0', 1)).toBe('below-minimum');
    expect(quantityProblem('1000', 1)).toBe('too-many');
    for (const nonsense of ['', ' ', '-5', '1.5', '1e2', 'ten']) {
      expect(quantityProblem(nonsense, 1)).toBe('not-a-number');
    }
  });
});
