import { expect, test } from 'vitest';
import { parseRangePath, rangeSplat, readableSegment, screenName, targetOf } from './range-path.ts';

test('an address names up to three categories, and a product page below any of them', () => {
  expect(parseRangePath('')).toEqual({ categories: [] });
  expect(parseRangePath('Fluids-Oils/Engine-Oils/100-Synthetic')).toEqual({
    categories: ['Fluids-Oils', 'Engine-Oils', '100-Synthetic'],
  });
  expect(parseRangePath('details/Coin-Batteries')).toEqual({ categories: [], product: 'Coin-Batteries' });
  expect(parseRangePath('Batteries/details/Marine-Batteries')).toEqual({
    categories: ['Batteries'],
    product: 'Marine-Batteries',
  });
});

test('an invalid URL of the range is refused', () => {
  for (const splat of ['a/b/c/d', 'details', 'a/details', 'a/details/b/c', 'a/b/c/d/details/e']) {
    expect(parseRangePath(splat)).toBeNull();
  }
});

test('an address that was read is written the same way', () => {
  for (const splat of ['', 'Batteries', 'Batteries/details/Marine-Batteries']) {
    const path = parseRangePath(splat);
    expect(path && rangeSplat(path.categories, path.product)).toBe(splat);
  }
});

test('the page is requested by its last name', () => {
  expect(screenName({ categories: [] })).toBe('');
  expect(screenName({ categories: ['Batteries', 'Automotive-Batteries'] })).toBe('Automotive-Batteries');
  expect(screenName({ categories: ['Batteries'], product: 'Marine-Batteries' })).toBe('Marine-Batteries');
});

test('a segment reads as words, and 100- as 100%-', () => {
  expect(readableSegment('100-Synthetic-Engine-Oils')).toBe('100% Synthetic Engine Oils');
  expect(readableSegment('Fluids-Oils')).toBe('Fluids Oils');
});

test('a click leads to the root, to the category at its depth, or to the detail below the current path', () => {
  const trail = [{ segment: 'Fluids-Oils' }];
  const oils = { segment: 'Engine-Oils', isHaveChild: true, pageLevel: 2, trail };
  expect(targetOf({ segment: '', isHaveChild: true, pageLevel: -1, trail: [] }, ['a', 'b'])).toBe('');
  expect(targetOf(oils, ['somewhere'])).toBe('Fluids-Oils/Engine-Oils');
  expect(targetOf({ ...oils, segment: 'Fluids-Oils', pageLevel: 1, trail: [] }, [])).toBe('Fluids-Oils');
  const coolants = { segment: 'Coolants', isHaveChild: false, pageLevel: 1, trail };
  expect(targetOf(coolants, ['Fluids-Oils'])).toBe('Fluids-Oils/details/Coolants');
  expect(targetOf(coolants, [])).toBe('details/Coolants');
});
