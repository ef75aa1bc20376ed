import { expect, test } from 'vitest';
import { entryNumber } from './entry-number.ts';

test('an entry is named by eight signs of its id', () => {
  expect(entryNumber('7k_q2-m4xDabcdefghijkl')).toBe('7KQ2-M4XD');
});
