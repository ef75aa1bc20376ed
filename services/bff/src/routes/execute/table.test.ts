import { operations } from '@southline/rest/operations';
import { expect, test } from 'vitest';
import { findOperation } from './table.ts';

test('every row is found by its pair, without regard to case', () => {
  for (const [path, { httpMethod }] of Object.entries(operations)) {
    expect(findOperation(httpMethod, path)?.path).toBe(path);
    expect(findOperation(httpMethod.toLowerCase(), path.toUpperCase())?.path).toBe(path);
  }
});

test('a pair has to be listed as a pair', () => {
  expect(findOperation('POST', 'api/Vehicle/GetMakes')).toBeUndefined();
  expect(findOperation('GET api/Vehicle/GetMakes', '')).toBeUndefined();
});
