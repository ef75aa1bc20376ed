import { expect, test } from 'vitest';
import { listSearch } from './list-search.ts';

const { parse, options, sortedBy } = listSearch(['partnumber', 'description', 'dateAdded'], 'dateAdded');

test('only known words and whole pages are taken from the address', () => {
  expect(parse({ page: '3', sortBy: 'partnumber', sortDir: 'desc' })).toEqual({
    page: 3,
    sortBy: 'partnumber',
    sortDir: 'desc',
  });
  expect(parse({ page: '-1', sortBy: 'price', sortDir: 'up', other: 1 })).toEqual({});
  expect(parse({ page: 1.5 })).toEqual({});
});

test('the newest come first', () => {
  expect(options({})).toEqual({ page: 1, sortBy: 'dateAdded', sortDir: 'desc' });
  expect(options({ sortBy: 'description' }).sortDir).toBe('asc');
});

test('a column sorts its own way first, then the other way round, from the first page', () => {
  const newest = options({ page: 4 });
  expect(sortedBy(newest, 'partnumber')).toEqual({ sortBy: 'partnumber', sortDir: 'asc' });
  expect(sortedBy(newest, 'dateAdded')).toEqual({ sortBy: 'dateAdded', sortDir: 'asc' });
});
