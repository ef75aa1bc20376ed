import { expect, test } from 'vitest';
import { datedSearch, filtersOf, isBackwards, isFiltered, noFilters, wantedOf } from './dated-search.ts';

const { parse, searchFor } = datedSearch(['orderDate', 'sales'], 'orderDate', ['P', 'C']);

test('only days and numbers are taken from the address', () => {
  const taken = parse({
    page: 2,
    from: '2026-03-01',
    to: '1/2/26',
    orderNo: 10000001,
    membershipNo: '<b>',
    q: 714,
  });
  expect(taken).toMatchObject({
    page: 2,
    from: '2026-03-01',
    to: undefined,
    orderNo: '10000001',
    membershipNo: undefined,
    q: '714',
  });
  expect(parse({ q: '  ' }).q).toBeUndefined();
});

test('a search begins again on the first page in the order that the list has', () => {
  const typed = { ...filtersOf({}), from: '2026-03-01', orderNo: ' SL10000001 ' };
  expect(searchFor({ page: 3, sortBy: 'sales', to: '2026-04-01' }, typed)).toEqual({
    page: undefined,
    sortBy: 'sales',
    sortDir: undefined,
    from: '2026-03-01',
    to: undefined,
    orderNo: 'SL10000001',
    membershipNo: undefined,
  });
});

test('from may be to, and either may be missing', () => {
  expect(isBackwards({ from: '2026-03-02', to: '2026-03-01' })).toBe(true);
  for (const from of ['', '2026-03-01']) expect(isBackwards({ from, to: '2026-03-01' })).toBe(false);
  expect(isBackwards({ from: '2026-03-01', to: '' })).toBe(false);
});

test('the call has days without dashes', () => {
  const filters = filtersOf({ from: '2026-03-01', orderNo: 'SL1' });
  expect(isFiltered(filters)).toBe(true);
  expect(wantedOf(filters)).toEqual({ fromDate: '20260301', toDate: '', orderNo: 'SL1' });
  expect(isFiltered(noFilters)).toBe(false);
});

test('a list has only filters that its rows support', () => {
  expect([parse({ status: 'P' }).status, parse({ status: 'X' }).status]).toEqual(['P', undefined]);
});
