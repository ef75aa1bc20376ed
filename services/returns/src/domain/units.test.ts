import { expect, test } from 'vitest';
import { countOf, freeUnits, refundFor, withoutUnits, withUnits } from './units.ts';

test('the lowest free units are taken', () => {
  expect(freeUnits([], 3, 2)).toEqual([{ from: 0, to: 2 }]);
  const taken = [
    { from: 0, to: 1 },
    { from: 3, to: 5 },
  ];
  expect(freeUnits(taken, 7, 3)).toEqual([
    { from: 1, to: 3 },
    { from: 5, to: 6 },
  ]);
  expect(countOf(freeUnits(taken, 7, 9))).toBe(4);
});

test('released units are free again, and adjacent ranges are merged', () => {
  const taken = withUnits([{ from: 0, to: 2 }], [{ from: 2, to: 5 }]);
  expect(taken).toEqual([{ from: 0, to: 5 }]);
  expect(withoutUnits(taken, [{ from: 1, to: 3 }])).toEqual([
    { from: 0, to: 1 },
    { from: 3, to: 5 },
  ]);
  expect(withoutUnits(taken, [{ from: 0, to: 5 }])).toEqual([]);
});

test('refunds of units in any order add up to the amount paid, to the cent', () => {
  const line = { price: 999, quantity: 7, discount: 1_000 };
  const each = Array.from({ length: 7 }, (_, from) => refundFor(line, [{ from, to: from + 1 }]));
  expect(each.reduce((sum, cents) => sum + cents, 0)).toBe(7 * 999 - 1_000);
  const split = [
    { from: 4, to: 7 },
    { from: 0, to: 1 },
  ];
  expect(refundFor(line, split) + refundFor(line, [{ from: 1, to: 4 }])).toBe(7 * 999 - 1_000);
});
