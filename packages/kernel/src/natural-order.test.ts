import { expect, test } from 'vitest';
import { naturalKey } from './natural-order.ts';

const inOrder = [
  ...['8', '08', '19129301', 'HCC016027W4', 'HCC016027W4-1', 'HCC016027W4-1-A', 'HCC016027W4-1-B'],
  ...['HCC016027W4-2', 'HCC016027W4-10', 'SL-9', 'SL-9A', 'SL-10', 'SL-A', 'SL-AB', 'SL-B', 'SP1421FR6D-2'],
  ...['SP1421FR6D-11', 'SP14210'],
];

test.each([
  ['as printed', (number: string) => number],
  ['in small letters', (number: string) => number.toLowerCase()],
])('digits in part numbers sort as numbers, %s', (_how, typed) => {
  const byKey = (a: string, b: string) => (naturalKey(a) < naturalKey(b) ? -1 : 1);
  expect([...inOrder].reverse().map(typed).sort(byKey)).toEqual(inOrder.map(typed));
});
