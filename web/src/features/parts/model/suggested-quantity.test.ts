import { expect, test } from 'vitest';
import { suggestedQuantity } from './suggested-quantity.ts';

test('suggests the vehicle’s quantity, in multiples of the pack size', () => {
  expect(suggestedQuantity(4, 2)).toBe(4);
  expect(suggestedQuantity(3, 2)).toBe(4);
  expect(suggestedQuantity(1, 10)).toBe(10);
});

test('suggests the minimum when the need is not known', () => {
  expect(suggestedQuantity(0, 5)).toBe(5);
  expect(suggestedQuantity(0, 0)).toBe(1);
});
