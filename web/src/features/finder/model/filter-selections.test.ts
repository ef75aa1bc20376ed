import { expect, test } from 'vitest';
import { filterSelections } from './filter-selections.ts';
import { parseFinderSearch } from './finder-search.ts';

const listed = (home: string) => Object.entries(filterSelections).flatMap(([name, at]) => (at === home ? [name] : []));

test('there are 18 of them, and what the address can hold is among them', () => {
  const asked = { part: 'a', keywords: 'b', page: 2, vehicle: 'c', top: 'd', sub: 'e', category: 'f', choose: true };
  const { page, choose, vehicle, ...selections } = parseFinderSearch(asked);
  expect([page, choose, vehicle]).toEqual([2, true, 'c']);
  expect(Object.keys(selections).sort()).toEqual(listed('address').sort());
  expect(Object.keys(filterSelections)).toHaveLength(18);
});
