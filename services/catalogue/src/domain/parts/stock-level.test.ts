import { expect, it } from 'vitest';
import { stockLevel } from './stock-level.ts';

it.each([
  [0, 1, 'None'],
  [1, 1, 'Low'],
  [5, 1, 'Low'],
  [6, 1, 'InStock'],
  [9, 10, 'None'],
  [29, 10, 'Low'],
  [30, 10, 'InStock'],
])('%i units of a part sold by %i are %s', (available, minQty, level) => {
  expect(stockLevel(available, minQty)).toBe(level);
});
