import { expect, test } from 'vitest';
import { pairsOf } from './pairs.ts';

const at = new Date('2026-03-01T00:00:00Z');
const sale = (...parts: string[]) => ({ at, parts });

test('a pair counts once an order, for each of its parts', () => {
  expect(pairsOf([sale('A', 'B', 'A'), sale('B', 'A'), sale('A', 'C'), sale('D')])).toEqual([
    { part: 'A', other: 'B', orders: 2 },
    { part: 'B', other: 'A', orders: 2 },
    { part: 'A', other: 'C', orders: 1 },
    { part: 'C', other: 'A', orders: 1 },
  ]);
});

test('an order of more than twelve different parts says nothing', () => {
  const parts = Array.from({ length: 13 }, (_, n) => `P${n}`);
  expect(pairsOf([sale(...parts)])).toEqual([]);
  expect(pairsOf([sale(...parts.slice(1))])).toHaveLength(12 * 11);
});
