import { describe, expect, test } from 'vitest';
import { stepDown, stepUp, typedQuantityProblem } from './quantity.ts';

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

test('typed text is validated as a number', () => {
  expect([typedQuantityProblem(' 30 ', 10), typedQuantityProblem('25', 10)]).toEqual([null, 'not-a-multiple']);
  for (const nonsense of ['', ' ', '-5', '1.5', '1e2', 'ten', '1000000']) {
    expect(typedQuantityProblem(nonsense, 1)).toBe('not-a-number');
  }
});
