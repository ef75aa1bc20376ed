import { expect, test } from 'vitest';
import { judgeRow, offerChoices } from './order-row.ts';
import type { PartRow } from './part-row.ts';

const part = (changes: Partial<PartRow> = {}) => ({ orderable: true, minQty: 1, available: 50, ...changes }) as PartRow;

test.each([
  ['as it was typed', part(), 3, false, 'FOUND', 3],
  ['up to a multiple of the minimum', part({ minQty: 4 }), 5, false, 'ROUNDED', 8],
  ['down to the largest multiple', part({ minQty: 10, available: 2_000 }), 998, false, 'ROUNDED', 990],
  ['under an older number', part(), 1, true, 'SUPERSEDED', 1],
  ['more than there is', part({ available: 2 }), 3, false, 'SHORT', 3],
  ['more than there is once it is rounded', part({ minQty: 4, available: 6 }), 5, true, 'SHORT', 8],
  ['for display only', part({ orderable: false }), 1, false, 'NOT_ORDERABLE', 1],
] as const)('a part that is wanted %s', (_, row, asked, replaced, state, quantity) => {
  expect(judgeRow(row, asked, replaced)).toMatchObject({ state, quantity, part: row });
});

test.each([
  [2, 'EXACT', 'AMBIGUOUS', 2],
  [20, 'PARTIAL', 'AMBIGUOUS', 20],
  [21, 'PARTIAL', 'UNKNOWN', 5],
  [0, 'PARTIAL', 'UNKNOWN', 0],
  // A person confirms the only part whose number contains the typed one.
  [1, 'PARTIAL', 'AMBIGUOUS', 1],
  [1, 'NEAR', 'UNKNOWN', 1],
] as const)('%i hits, %s: %s', (count, match, state, shown) => {
  const { choices, ...row } = offerChoices(
    Array.from({ length: count }, () => part()),
    7,
    match,
  );
  expect(row).toEqual({ state, quantity: 7 });
  expect(choices).toHaveLength(shown);
});
