import { expect, test } from 'vitest';
import { row } from '../../../testing/parts.ts';
import type { PartListing } from '../api/part-types.ts';
import { shownOf } from './fit-first.ts';

const words = (id: number) => ({
  ...row,
  childPartListing: [],
  partguid: String(id),
  matched: { kind: 'Words' as const, text: '' },
});
const listing = (sizes: readonly number[], facts: Partial<PartListing> = {}): PartListing => ({
  partListing: sizes.map((size, at) => ({
    categoryName: `c${at}`,
    partsListing: Array.from({ length: size }, (_, place) => words(at * 100 + place)),
  })),
  maxPage: 9,
  totalCount: 90,
  ...facts,
});
const sizes = (list: PartListing, page = 1, all = false) => {
  const { groups, pages, fits } = shownOf(list, { page, rows: 10, all });
  return [groups.map(({ partsListing }) => partsListing.length), pages, fits];
};

test('fitting parts are shown alone until the rest is requested', () => {
  expect(sizes(listing([2, 8], { fitCount: 3 }))).toEqual([[2, 1], 1, 'only']);
  expect(sizes(listing([2, 8], { fitCount: 3 }), 1, true)).toEqual([[2, 8], 9, 'first']);
  expect(sizes(listing([10], { fitCount: 14 }), 2)).toEqual([[4], 2, 'only']);
});

test('without a vehicle, where nothing fits and where all does, the list is whole', () => {
  expect(sizes(listing([10]))).toEqual([[10], 9, 'first']);
  expect(sizes(listing([10], { fitCount: 0 }))).toEqual([[10], 9, 'first']);
  expect(sizes(listing([10], { fitCount: 90 }))).toEqual([[10], 9, 'first']);
});

test('a search by number shows its matches, whether they fit or not', () => {
  const found = listing([10], { fitCount: 3 });
  const [group] = found.partListing;
  group?.partsListing.splice(7, 1, { ...words(7), matched: { kind: 'OE', text: 'Z386' } });
  expect(sizes(found)).toEqual([[10], 9, 'first']);
});
