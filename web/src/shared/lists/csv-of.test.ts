import { readList } from '@southline/kernel/read-list';
import { expect, test } from 'vitest';
import { csvOf } from './csv-of.ts';

test('no cell is a formula to a spreadsheet', () => {
  for (const bad of ['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)'])
    expect(csvOf([[bad]])).toBe(`\uFEFF"'${bad.replaceAll('"', '""')}"\r\n`);
});

test('an exported file can be imported again', () => {
  const csv = csvOf([
    ['Part number', 'Quantity', 'Description'],
    ['FO1003', '12', 'Filter, oil 84 mm'],
  ]);
  expect(readList(csv).rows).toEqual([{ partNo: 'FO1003', quantity: 12, line: 2 }]);
});
