import { expect, test } from 'vitest';
import { gather, readTogether } from './gather.ts';

const recorder = (answer: (items: readonly number[]) => number) => {
  const lists: number[][] = [];
  const add = gather<number>(3, async (items) => {
    lists.push([...items]);
    return answer(items);
  });
  return { lists, add };
};

test('items added together form one list, in order and at most the longest length', async () => {
  const { lists, add } = recorder((items) => items.length);
  await Promise.all([1, 2, 3, 4, 5].map(add));
  expect(lists).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

test('the rest of a list is processed before later items', async () => {
  const { lists, add } = recorder(() => 1);
  await Promise.all([1, 2].map(add));
  expect(lists).toEqual([[1, 2], [2]]);
});

test('a failing list rejects each of its items, and the next one continues', async () => {
  const { lists, add } = recorder((items) => {
    if (items.includes(2)) throw new Error('no');
    return items.length;
  });
  const results = await Promise.allSettled([1, 2, 3, 4].map(add));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
  expect(lists).toEqual([[1, 2, 3], [4]]);
});

test('records that are asked for together are read with one query; a missing one is undefined', async () => {
  const queries: (readonly string[])[] = [];
  const find = readTogether(2, async (keys) => {
    queries.push(keys);
    return new Map(keys.filter((key) => key !== 'c').map((key) => [key, key.toUpperCase()]));
  });
  expect(await Promise.all(['a', 'b', 'c'].map(find))).toEqual(['A', 'B', undefined]);
  expect(queries).toEqual([['a', 'b'], ['c']]);
});
