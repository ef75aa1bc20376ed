import { expect, test } from 'vitest';
import { csvRows } from './csv.ts';

test('quotes are doubled and every field is quoted', () => {
  expect(csvRows([['a "b"', 'c,d', 'e\nf', '']])).toBe('"a ""b""","c,d","e\nf",""\r\n');
});

test.each(['=1+1', '＝1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('%j is text to a spreadsheet', (formula) => {
  expect(csvRows([[formula]])).toBe(`"'${formula}"\r\n`);
});
