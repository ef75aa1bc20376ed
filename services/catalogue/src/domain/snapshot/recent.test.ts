import { expect, it } from 'vitest';
import { createRecent } from './recent.ts';

it('keeps a bounded number of entries and forgets the oldest', () => {
  const recent = createRecent<number>(2);
  for (const [at, key] of ['a', 'b', 'c'].entries()) recent.put(key, at);
  expect(['a', 'b', 'c'].map(recent.get)).toEqual([undefined, 1, 2]);
});

it('of two values for a key keeps the later', () => {
  const recent = createRecent<number>(2);
  recent.put('a', 1);
  recent.put('a', 2);
  expect(recent.get('a')).toBe(2);
});
