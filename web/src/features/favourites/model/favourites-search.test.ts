import { expect, test } from 'vitest';
import { listOptions, parseFavouritesSearch, sortedBy } from './favourites-search.ts';

test('only known words and whole pages are taken from the address', () => {
  expect(parseFavouritesSearch({ page: '3', sortBy: 'partnumber', sortDir: 'desc' })).toEqual({
    page: 3,
    sortBy: 'partnumber',
    sortDir: 'desc',
  });
  expect(parseFavouritesSearch({ page: '-1', sortBy: 'price', sortDir: 'up', other: 1 })).toEqual({});
  expect(parseFavouritesSearch({ page: 1.5 })).toEqual({});
});

test('the newest come first', () => {
  expect(listOptions({})).toEqual({ page: 1, sortBy: 'dateAdded', sortDir: 'desc' });
  expect(listOptions({ sortBy: 'description' }).sortDir).toBe('asc');
});

test('a column sorts its own way first, then the other way round, from the first page', () => {
  const newest = listOptions({ page: 4 });
  expect(sortedBy(newest, 'partnumber')).toEqual({ sortBy: 'partnumber', sortDir: 'asc' });
  expect(sortedBy(newest, 'dateAdded')).toEqual({ sortBy: 'dateAdded', sortDir: 'asc' });
});
