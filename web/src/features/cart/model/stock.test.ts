import { expect, test } from 'vitest';
import { isShort, mostInStock } from './stock.ts';

test('what can be bought of a stock comes in the multiples that are sold', () => {
  expect(mostInStock({ warehouseStock: 18, minQuantity: 1, quantity: 500 })).toBe(18);
  expect(mostInStock({ warehouseStock: 18, minQuantity: 4, quantity: 20 })).toBe(16);
  expect(mostInStock({ warehouseStock: 3, minQuantity: 4, quantity: 4 })).toBe(0);
});

test('a line is short of stock when it asks for more than there is', () => {
  expect(isShort({ warehouseStock: 18, minQuantity: 1, quantity: 18 })).toBe(false);
  expect(isShort({ warehouseStock: 18, minQuantity: 1, quantity: 19 })).toBe(true);
});
