import { expect, test } from 'vitest';
import { buyableOf } from './buyable.ts';

const seen = { productNr: 'BR1', description: 'Brake pads', listPrice: 40, isFreePart: false };
const part = { ...seen, availableQuantity: 7 };
const suggested = (pcq: number, minQty: number) => buyableOf({ ...part, pcq, extra: { minQty } }).suggestedQuantity;

test('suggests the vehicle’s quantity, in multiples of the pack size', () => {
  expect(suggested(4, 2)).toBe(4);
  expect(suggested(3, 2)).toBe(4);
  expect(suggested(1, 10)).toBe(10);
});

test('suggests the minimum when the need is not known', () => {
  expect(suggested(0, 5)).toBe(5);
  expect(suggested(0, 0)).toBe(1);
});

test('takes the minimum of a row and of a product', () => {
  expect(buyableOf({ ...part, minQuantity: 4, fit: 'DoesNotFit' })).toEqual({
    ...seen,
    minQuantity: 4,
    suggestedQuantity: 4,
    available: 7,
    misfit: true,
  });
});
