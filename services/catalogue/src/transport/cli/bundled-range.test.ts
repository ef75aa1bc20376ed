import { demoSet } from '@southline/demo/demo-set';
import { describe, expect, it } from 'vitest';
import { createCategoryTree } from '../../domain/parts/category-tree.ts';
import { placePages } from '../../domain/range/place-pages.ts';
import { type ChosenParts, chosenParts } from '../../domain/range/range-page.ts';
import { bundledRange } from './bundled-range.ts';
import { readRangePage } from './range-page.ts';

const pages = placePages(bundledRange());
const page = (name: string) => pages.find((each) => each.name === name);

describe('the range that comes with the product', () => {
  it('has all thirteen families, and three of them are product pages themselves', () => {
    const root = page('Our Range');
    expect(root?.children).toHaveLength(13);
    const details = root?.children.flatMap(({ name, hasChildren }) => (hasChildren ? [] : [name]));
    expect(details).toEqual(['Hose Clamps', 'Power Tools', 'Coin Batteries']);
  });

  it('opens the document of EFB and AGM batteries instead of a page', () => {
    const opening = pages.flatMap(({ children }) => children.filter(({ opensDownload }) => opensDownload));
    expect(opening.map(({ name, opensDownload }) => [name, opensDownload])).toEqual([
      ['Enhanced Flooded Batteries (EFB)', 'Specs'],
      ['Absorbed Glass Mat (AGM)', 'Specs'],
    ]);
  });

  it('has feature lists on drive belts, marine batteries and the 10W-30, and three highlights on marine batteries', () => {
    const listed = pages.flatMap(({ name, detail }) => (detail?.featureList.length ? [name] : []));
    expect(listed).toEqual(['Marine Batteries', 'Drive Belts', 'Fully Synthetic 10W-30']);
    expect(page('Marine Batteries')?.detail?.highlights).toHaveLength(3);
  });

  it('presets the finder on seven families', () => {
    const presets = new Set(pages.flatMap(({ detail }) => detail?.finderCategory || []));
    expect([...presets].sort()).toEqual(
      ['Chemicals', 'Coin Batteries', 'Fluids & Oils', 'Hose Clamps', 'Light Bulbs', 'PPE', 'Power Tools'].sort(),
    );
  });

  it('ends each product page in parts of the demo catalogue, of every category that it names', () => {
    const demo = demoSet({ parts: 20_000, seed: 1, vehicles: 500 });
    const rows = [...demo.categories()].map((row) => ({ ...row, id: row.category_id, parentId: row.parent_id }));
    const { named } = createCategoryTree(rows);
    const sold = Map.groupBy(demo.parts(), ({ category_id }) => category_id);
    const sells = (category: string, attributes: ChosenParts['attributes'] = {}) =>
      named(category)
        .flatMap((id) => sold.get(id) ?? [])
        .some(({ specifications }) =>
          Object.entries(attributes).every(([about, values]) =>
            specifications.some(({ name, value }) => name === about && values.includes(value)),
          ),
        );
    const without = pages.filter(({ detail }) => {
      if (!detail?.parts) return detail !== undefined;
      const { categories, attributes } = chosenParts(detail.parts);
      return !categories.every((category) => sells(category, attributes));
    });
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('reaches four levels: three categories and the product page', () => {
    expect(page('Fully Synthetic 10W-30')?.trail.map(({ segment }) => segment)).toEqual([
      'Fluids-Oils',
      'Engine-Oils',
      '100-Synthetic-Engine-Oils',
    ]);
  });
});

it('a file with a mistake names its place', () => {
  const drawing = { family: 'ppe', attributes: {} };
  const nowhere = { name: 'X', description: 'x', drawing, sheets: ['Specs'], parts: { categories: [] } };
  expect(() => readRangePage('x.json', nowhere)).toThrow(/parts/);
  expect(() => readRangePage('x.json', { name: 'X', description: 'x', drawing, sheets: ['Poster'] })).toThrow(/sheets/);
});
