import { expect, test } from 'vitest';
import { readCount } from './read-count.ts';

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['１２', 12],
  ['12.0', 12],
  ['12.00', 12],
  ['12,00', 12],
  ['1,000', 1_000],
  ['12,000', 12_000],
  ["1'000", 1_000],
  ['1,000.00', 1_000],
  ['x12', 12],
  ['12 x', 12],
  ['12 pcs', 12],
  ['12 ea', 12],
  ['Qty: 4', 4],
  ['4 Stk.', 4],
  ['2 dozen', 24],
  ['a dozen', 12],
  ['2\u200b0', 20],
] as const)('%j is %i pieces', (text, count) => {
  expect(readCount(text)).toBe(count);
});

test.each([
  ['', '0', '0.00', '-1', '2.5', '1.5', '1,5', '1.000', '1 000', '2½', '1/2', '4-6', '~10', '10+', '2-', '(2)'],
  [
    'two',
    'TBA',
    '?',
    '1e3',
    '0x10',
    '2 boxes',
    '2 pair',
    '1 set',
    '5 L',
    '1,00,000',
    '12,34',
    '#N/A',
    '3rd',
    '1O',
    '٣',
  ],
])('no count is made of texts such as %j', (...texts) => {
  expect(texts.filter((text) => readCount(text) !== undefined)).toEqual([]);
});
