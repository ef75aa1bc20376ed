import { expect, test } from 'vitest';
import { isToFill } from './import-set.ts';

const pointer = (filledFrom?: string, generation = 1, previous = 0) => ({
  generation,
  previous,
  version: 1,
  publishedAt: new Date(0),
  ...(filledFrom !== undefined && { filledFrom }),
});

test('an empty set is filled, and again when the files that filled it have changed', () => {
  expect(isToFill(undefined, 'new')).toBe(true);
  expect(isToFill(pointer('old'), 'new')).toBe(true);
  expect(isToFill(pointer('new'), 'new')).toBe(false);
});

test('an operator’s own import stays', () => {
  expect(isToFill(pointer(''), 'new')).toBe(false);
});

test('without a stored hash only the first generation is replaced', () => {
  expect(isToFill(pointer(), 'new')).toBe(true);
  expect(isToFill(pointer(undefined, 2, 1), 'new')).toBe(false);
  expect(isToFill(pointer(undefined, 1, 2), 'new')).toBe(false);
});
