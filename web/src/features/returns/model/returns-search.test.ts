import { expect, test } from 'vitest';
import { lists, parseReturnsSearch } from './returns-search.ts';

test('the URL keeps the parameters of all lists, and each list reads its own', () => {
  const search = parseReturnsSearch({ sortBy: 'totalAmount', status: 'RM', list: 'requests', from: '2026-03-01' });
  expect(search).toMatchObject({ sortBy: 'totalAmount', status: 'RM', list: 'requests', from: '2026-03-01' });
  expect(lists.staffRequests.parse(search)).toMatchObject({ sortBy: 'totalAmount', status: 'RM' });
  expect(lists.staffReturns.parse(search)).toMatchObject({ sortBy: undefined, status: undefined, from: '2026-03-01' });
});

test('what no list knows is left out', () => {
  expect(parseReturnsSearch({ sortBy: 'password', status: 'X', list: 'all' })).toMatchObject({
    sortBy: undefined,
    status: undefined,
    list: undefined,
  });
});
