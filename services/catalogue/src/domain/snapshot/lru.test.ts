import { expect, it } from 'vitest';
import { createLru } from './lru.ts';

const counting = () => {
  let calls = 0;
  return {
    compute: async () => {
      calls += 1;
      return calls;
    },
    calls: () => calls,
  };
};

it('computes once for all who ask at the same time', async () => {
  const cache = createLru<number>(2);
  const { compute } = counting();
  expect(await Promise.all([cache.get('a', compute), cache.get('a', compute)])).toEqual([1, 1]);
});

it('forgets what was not asked for the longest time', async () => {
  const cache = createLru<number>(2);
  const { compute, calls } = counting();
  for (const key of ['a', 'b', 'a', 'c', 'a']) await cache.get(key, compute);
  expect(calls()).toBe(3);
  await cache.get('b', compute);
  expect(calls()).toBe(4);
});

it('does not keep a failure', async () => {
  const cache = createLru<number>(2);
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get('a', async () => 7)).toBe(7);
});
