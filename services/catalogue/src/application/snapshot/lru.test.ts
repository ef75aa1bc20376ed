import { expect, it } from 'vitest';
import { createLru } from './lru.ts';

it('computes once for concurrent callers', async () => {
  const cache = createLru<number>(2);
  let calls = 0;
  const compute = async () => ++calls;
  expect(await Promise.all([cache.get('a', compute), cache.get('a', compute)])).toEqual([1, 1]);
});

it('does not cache a failure', async () => {
  const cache = createLru<number>(2);
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get('a', async () => 7)).toBe(7);
});
