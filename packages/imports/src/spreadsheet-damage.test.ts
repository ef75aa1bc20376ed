import { expect, test } from 'vitest';
import { readCells } from './cells.ts';
import { isChangedName, isChangedNumber, isErrorValue } from './spreadsheet-damage.ts';

const damaged = [
  '1.2E+05',
  '1,23E+11',
  '3.146E+97',
  '1.9653719E+07',
  '5.57e+92',
  '-1E-05',
  '12.0',
  '100,00',
  'Mar-18',
  '12-Mar',
  '3-Dec',
  '1-Sept',
  '12-Mar-2018',
  '2-Mrz',
  '12. Dez',
  'Okt 24',
  '2024-03-12',
  '2024-03-12 00:00:00',
  '3/12/2024',
  '03/12/24',
  '12.03.2024',
  '12-03-2024',
  '3/12/2024 0:00',
  '12:30',
  '1:05:00 AM',
  'nan',
  'NULL',
  'undefined',
]; // prettier-ignore

test.each(damaged)('%s is a number that a spreadsheet has changed', (cell) => {
  expect(isChangedNumber(cell)).toBe(true);
});

test.each([
  '8E0615301',
  '1E5',
  '5PK955',
  'Z411',
  '123-456',
  '90.750',
  '90.915-XP',
  '9-3',
  '3.0i',
  '2.5',
  '12-034',
  '06A 115 561 B',
  '2024-13-12',
  '1234-56-78',
  'MAR-18',
  'MAY25',
  'DEC-4512',
  'JUN18',
  '12/34',
  '100.001',
  'W719/45',
  '0 451 103 316',
  '4E-FE',
  'F 026 400 219',
  '19653719',
  '000-00',
  'NA-1',
  '#12',
  '',
])('%s is a number of a maker', (cell) => {
  expect(isChangedNumber(cell)).toBe(false);
  expect(isErrorValue(cell)).toBe(false);
});

test('a name may be a decimal, but no date', () => {
  expect(['3.0', '9-3', '9-5', '323', 'CX-5', '1.0'].map(isChangedName)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(['9-Mar', '5-Sep', '2008-01-02'].map(isChangedName)).toEqual([true, true, true]);
});

test.each(['#N/A', '#REF!', '#NAME?', '#VALUE!', '#DIV/0!', '#####'])('no column holds %s', (cell) => {
  const row = readCells({ description: cell });
  row.text('description');
  expect(row.done(() => '')).toEqual({ problems: [{ field: 'description', problem: 'is an error of a spreadsheet' }] });
});

test.each([
  ['="0800"', '0800'],
  ['F\u2013026', 'F-026'],
  ['ＦＯ１００３', 'FO1003'],
  ['SL\u200bF100', 'SLF100'],
  ['СН123', 'CH123'],
  [' 00-123 ', '00-123'],
])('the code %s is read as %s', (cell, code) => {
  const row = readCells({ part_no: cell });
  expect(row.done(() => row.code('part_no'))).toEqual({ value: code });
});

test('a code with a foreign letter is refused with the letter named', () => {
  const row = readCells({ part_no: 'KØB123' });
  row.code('part_no');
  expect(row.done(() => '')).toEqual({ problems: [{ field: 'part_no', problem: 'has the sign Ø' }] });
});
