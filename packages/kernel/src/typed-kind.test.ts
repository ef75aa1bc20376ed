import { expect, test } from 'vitest';
import { kindOfTyped, rowsOfList } from './typed-kind.ts';

test.each([
  ['', 'Empty'],
  ['   ', 'Empty'],
  ['SL-DB-1043', 'Number'],
  ['sl-db 1043', 'Number'],
  ['GM 92313905', 'Number'],
  ['92 313 905', 'Number'],
  ['923139', 'Number'],
  ['90915-YZZD2', 'Number'],
  ['04465-0K290', 'Number'],
  ['MR984204', 'Number'],
  ['brake pads 2018 hilux', 'Words'],
  ['oil filter', 'Words'],
  ['机油滤清器', 'Words'],
  ['ryco Z386', 'Words'],
  ['ABC123', 'Plate'],
  // A part number may have this form too; the caller decides which one it is.
  ['sl f100', 'Plate'],
  ['abc 123', 'Plate'],
  ['1AB-2CD', 'Plate'],
  ['JTMHV05J604012345', 'Vin'],
  ['JTM HV05J 6 04012345', 'Vin'],
  ['jtmhv05j60401', 'Vin'],
  ['JTMHV05J604O12345', 'Vin'],
  // No country has VINs that begin with a 0.
  ['OE0W20SPGF6AC5-205', 'Number'],
  ['GRX120-3012345', 'Frame'],
  ['GRX120 3012345', 'Frame'],
  ['SL-DB-1043\nSL-F100\n92313905', 'List'],
  ['SL-DB-1043, 92313905', 'List'],
  ['SL-DB-1043 92313905', 'List'],
  ['brake pads, rotors', 'Words'],
] as const)('%j is %s', (typed, kind) => {
  expect(kindOfTyped(typed)).toBe(kind);
});

const read = (text: string) => rowsOfList(text).map(({ partNo, quantity, unread }) => [partNo, unread ?? quantity]);

test('a list comes with its quantities, from a spreadsheet, a mail or a line', () => {
  const rows = [
    ['SL-DB-1043', 2],
    ['SL-F100', 0],
    ['92313905', 12],
  ];
  expect(read('SL-DB-1043\t2\r\nSL-F100\r\n92313905\t12\r\n')).toEqual(rows);
  expect(read('2 x SL-DB-1043\nSL-F100\n92313905 x 12')).toEqual(rows);
  expect(read('SL-DB-1043 x2; SL-F100; 92313905 x12')).toEqual(rows);
  expect(rowsOfList('Hello,\nplease send\nSL-DB-1043 x2\nSL-F100\n92313905 x12\nSL-DB-1')).toHaveLength(4);
});

test('the box reads heads, numbers in groups and unreadable quantities as the order pad does', () => {
  expect(read('Part No\tOrder Qty\nF 026 400 219\t2\nSL-F100\t2.5')).toEqual([
    ['F 026 400 219', 2],
    ['SL-F100', '2.5'],
  ]);
});

test('words, one number and a number in groups are no list', () => {
  for (const typed of ['brake pads, rotors', '92313905', '92 313 905', 'hilux 2018, oil filter', 'SL-F100 hilux'])
    expect(rowsOfList(typed)).toEqual([]);
});

test('no row of a long list is dropped: the order pad says how many it has no room for', () => {
  const lines = Array.from({ length: 300 }, (_, at) => `SL-F${1_000 + at}`);
  expect(rowsOfList(lines.join('\n'))).toHaveLength(300);
});
