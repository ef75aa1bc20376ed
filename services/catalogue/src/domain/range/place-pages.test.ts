import { describe, expect, it } from 'vitest';
import { placePages } from './place-pages.ts';
import type { RangePage } from './range-page.ts';

const drawing = { family: 'batteries', attributes: {} };
const page = (name: string, rest: Partial<RangePage> = {}): RangePage => ({ name, description: '', drawing, ...rest });
const category = (name: string, ...children: RangePage[]) => page(name, { children });
const placed = (root: RangePage) => new Map(placePages(root).map((each) => [each.key, each]));

describe('the places of the range', () => {
  const pages = placed(
    category(
      'Our Range',
      { ...category('PPE', page('Gloves', { sheets: ['Specs'] })), finderCategory: 'PPE' },
      category('Oils', category('Engine', category('100% Synthetic', page('10W-30')))),
      page('Coin Batteries'),
    ),
  );

  it('gives the root level -1 and categories 1 to 3', () => {
    expect(['', 'ppe', 'oils', 'engine', '100-synthetic'].map((key) => pages.get(key)?.level)).toEqual([
      -1, 1, 1, 2, 3,
    ]);
  });

  it('gives a product page the level of the category that holds it', () => {
    expect(['10w-30', 'gloves', 'coin-batteries'].map((key) => pages.get(key)?.level)).toEqual([3, 1, 0]);
    expect(pages.get('10w-30')?.trail.map(({ segment }) => segment)).toEqual(['Oils', 'Engine', '100-Synthetic']);
  });

  it('distinguishes children that are categories from product pages', () => {
    expect(pages.get('')?.children.map(({ name, hasChildren }) => [name, hasChildren])).toEqual([
      ['PPE', true],
      ['Oils', true],
      ['Coin Batteries', false],
    ]);
  });

  it('hands the category of the finder down', () => {
    expect(pages.get('gloves')?.detail).toMatchObject({ finderCategory: 'PPE', papers: ['Specs'] });
    expect(pages.get('10w-30')?.detail?.finderCategory).toBe('');
    expect(pages.get('ppe')?.detail).toBeUndefined();
  });
});

it('two pages of one name would share an address: refused', () => {
  expect(() => placePages(category('Our Range', page('Fluids & Oils'), page('Fluids Oils')))).toThrow(/another page/);
});

it('a fourth level of categories has no address: refused', () => {
  const deep = category('1', category('2', category('3', category('4', page('5')))));
  expect(() => placePages(category('Our Range', deep))).toThrow(/deeper/);
});

describe('earlier names', () => {
  const range =
    (...pages: RangePage[]) =>
    () =>
      placed(category('Our Range', ...pages));

  it('are kept as keys', () => {
    expect(range(page('Gloves', { formerly: ['Hand Protection & Care'] }))().get('gloves')?.formerly).toEqual([
      'hand-protection-care',
    ]);
  });

  it.each<[string, RangePage[]]>([
    ['the name of another page', [page('Gloves', { formerly: ['Belts'] }), page('Belts')]],
    ['its own name', [page('Gloves', { formerly: ['GLOVES'] })]],
    ['an earlier name of another page', [page('A', { formerly: ['C'] }), page('B', { formerly: ['c'] })]],
  ])('that would make a circle or a fork are refused: %s', (_, pages) => {
    expect(range(...pages)).toThrow(/another page/);
  });
});
