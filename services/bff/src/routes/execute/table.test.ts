import { expect, test } from 'vitest';
import { findOperation, operations } from './table.ts';

test('every row is found by its pair, without regard to case', () => {
  for (const row of operations) {
    expect(findOperation(row.httpMethod, row.urlRelative)).toBe(row);
    expect(findOperation(row.httpMethod.toLowerCase(), row.urlRelative.toUpperCase())).toBe(row);
  }
});

test('a pair has to be listed as a pair', () => {
  expect(findOperation('POST', 'api/Vehicle/GetMakes')).toBeUndefined();
  expect(findOperation('GET api/Vehicle/GetMakes', '')).toBeUndefined();
});
