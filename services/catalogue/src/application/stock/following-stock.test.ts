import { expect, test } from 'vitest';
import { followingStock } from './following-stock.ts';

const shop = () => {
  const stock = new Map([
    ['A1', 3],
    ['B2', 0],
  ]);
  const listing = followingStock(['A1', 'B2', 'C3'], async (available) => ({
    groups: [],
    maxPage: 1,
    totalCount: [...available.values()].reduce((sum, units) => sum + units, 0),
  }));
  return { stock, read: () => listing({ available: async () => new Map(stock) }) };
};

test('while stock is unchanged the list is reused', async () => {
  const { read } = shop();
  const first = await read();
  expect(await read()).toBe(first);
});

test('a sold unit, or the first stock of a part, rebuilds the list', async () => {
  const { stock, read } = shop();
  const first = await read();
  stock.set('A1', 2);
  const second = await read();
  expect([first.totalCount, second.totalCount]).toEqual([3, 2]);
  stock.set('C3', 7);
  expect((await read()).totalCount).toBe(9);
});

test('a changed facet count rebuilds the list', async () => {
  let sold = 1;
  const empty = { groups: [], totalCount: 1, maxPage: 1 };
  const make = async () => ({ ...empty });
  const listing = followingStock(['A1'], make, () => sold);
  const stock = { available: async () => new Map() };
  const first = await listing(stock);
  expect(await listing(stock)).toBe(first);
  sold = 2;
  expect(await listing(stock)).not.toBe(first);
});

test('a list that could not be made is made at the next time', async () => {
  let broken = true;
  const listing = followingStock(['A1'], async () => {
    if (broken) throw new Error('the store is away');
    return { groups: [], totalCount: 1, maxPage: 1 };
  });
  const stock = { available: async () => new Map([['A1', 1]]) };
  await expect(listing(stock)).rejects.toThrow('away');
  broken = false;
  expect((await listing(stock)).totalCount).toBe(1);
});
