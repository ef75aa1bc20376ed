import { expect, it } from 'vitest';
import { createPartFacts, noPrice } from '../../domain/lists/part-facts.ts';
import { createCategoryTree } from '../../domain/parts/category-tree.ts';
import type { PageParts } from '../../domain/range/range-page.ts';
import { createRangeOffers } from './range-offers.ts';

const tree = createCategoryTree([
  { id: 'b', name: 'Batteries', parentId: '', position: 1, family: 'batteries' },
  { id: 'b1', name: 'Marine', parentId: 'b', position: 1, family: 'batteries' },
  { id: 'f', name: 'Filters', parentId: '', position: 2, family: 'filters' },
]);
/** Positions of parts by category. */
const places: Readonly<Record<string, readonly number[]>> = { b: [0, 1], b1: [2, 3, 4], f: [5] };

const parts = [
  { price: 9_000, least: 1, displayOnly: 0, units: 0 },
  { price: 5_000, least: 4, displayOnly: 0, units: 3 },
  { price: 12_000, least: 1, displayOnly: 0, units: 1 },
  { price: 1_000, least: 1, displayOnly: 1, units: 9 },
  { price: 0, least: 1, displayOnly: 0, units: 7 },
  { price: noPrice, least: 1, displayOnly: 0, units: 2 },
];

const facts = createPartFacts({
  prices: Uint32Array.from(parts, ({ price }) => price),
  minimums: Uint32Array.from(parts, ({ least }) => least),
  displayOnly: Uint8Array.from(parts, ({ displayOnly }) => displayOnly),
  grades: new Uint8Array(parts.length),
  gradeNames: [],
  values: ['Standard\tEN', 'Standard\tJIS'],
  // Part 2 is EN, part 4 is JIS.
  starts: Uint32Array.of(0, 0, 0, 1, 1, 2, 2),
  entries: Uint32Array.of(0, 1),
});
const snapshot = {
  categories: tree,
  facts,
  parts: { inCategories: (ids: readonly string[]) => Uint32Array.from(ids.flatMap((id) => places[id] ?? [])) },
  units: Uint32Array.from(parts, ({ units }) => units),
};
const child = (segment: string, ...chosen: PageParts[]) => ({
  segment,
  drawing: { family: segment, attributes: {} },
  parts: chosen,
});

it('counts what can be bought now of a family, with the lowest price that it has', () => {
  const offerOf = createRangeOffers();
  expect(offerOf(snapshot, child('batteries'), true)).toEqual({ inStock: 2, from: 12_000 });
  expect(offerOf(snapshot, child('filters'), true)).toEqual({ inStock: 1, from: 0 });
});

it('counts the products below a page, each part once and only with its values', () => {
  const offerOf = createRangeOffers();
  expect(offerOf(snapshot, child('marine', 'Marine', 'Batteries'), false)).toEqual({ inStock: 2, from: 12_000 });
  const european = { categories: ['Marine'], attributes: { Standard: ['EN'] } };
  expect(offerOf(snapshot, child('marine-en', european), false)).toEqual({ inStock: 1, from: 12_000 });
  const japanese = { categories: ['Marine'], attributes: { Standard: ['JIS'] } };
  expect(offerOf(snapshot, child('marine-jis', japanese), false)).toEqual({ inStock: 1, from: 0 });
  expect(offerOf(snapshot, child('catalogue'), false)).toBeUndefined();
});
