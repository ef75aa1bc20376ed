import { expect, it } from 'vitest';
import { createPartFacts, noPrice } from '../../domain/lists/part-facts.ts';
import { createCategoryTree } from '../../domain/parts/category-tree.ts';
import { createFamilyOffers } from './family-offers.ts';

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

it('counts what can be bought now, with the lowest price that it has', () => {
  const facts = createPartFacts({
    prices: Uint32Array.from(parts, ({ price }) => price),
    minimums: Uint32Array.from(parts, ({ least }) => least),
    displayOnly: Uint8Array.from(parts, ({ displayOnly }) => displayOnly),
    grades: new Uint8Array(parts.length),
    gradeNames: [],
    values: [],
    starts: new Uint32Array(parts.length + 1),
    entries: new Uint32Array(),
  });
  const offers = createFamilyOffers()({
    categories: tree,
    facts,
    parts: { inCategories: (ids) => Uint32Array.from(ids.flatMap((id) => places[id] ?? [])) },
    units: Uint32Array.from(parts, ({ units }) => units),
  });
  expect(Object.fromEntries(offers)).toEqual({
    batteries: { inStock: 2, from: 12_000 },
    filters: { inStock: 1, from: 0 },
  });
});
