import { expect, test } from 'vitest';
import { randomId } from './ids.ts';

test('ids are different, and a command takes none for an option', () => {
  // One in 64 random texts begins with a hyphen.
  const ids = Array.from({ length: 2_000 }, randomId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^\w[\w-]{21}$/.test(id))).toEqual([]);
});
