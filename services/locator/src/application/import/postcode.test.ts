import { readCells } from '@southline/imports/cells';
import { expect, test } from 'vitest';
import { postcodeOf } from './locality-row.ts';

const read = (postcode: string, state: string) => {
  const row = readCells({ postcode });
  return row.done(() => '') && [postcodeOf(row, state), row.done(() => 'taken')];
};

test.each([
  ['800', 'NT', '0800'],
  ['0872', 'NT', '0872'],
  ['="0800"', 'NT', '0800'],
  ['110', 'NZ', '0110'],
  ['200', 'ACT', '0200'],
  ['3000', 'VIC', '3000'],
])('%s in %s is %s', (given, state, postcode) => {
  expect(read(given, state)).toEqual([postcode, { value: 'taken' }]);
});

test.each([
  ['800', 'VIC'],
  ['80', 'NT'],
  ['8E+02', 'NT'],
  ['800.0', 'NT'],
  ['#N/A', 'NT'],
  ['', 'NT'],
])('%s in %s is refused', (given, state) => {
  expect(read(given, state)[1]).toHaveProperty('problems');
});
