import { expect, test } from 'vitest';
import { sourceOf } from './parts-source.ts';

test('a part number goes before everything else', () => {
  expect(sourceOf({ part: 'SL-1', vehicle: 'v', top: '1', category: 'PPE' })).toEqual({
    kind: 'part-number',
    partNo: 'SL-1',
    vehicleSlug: 'v',
  });
  expect(sourceOf({ part: 'SL-1' })).toEqual({ kind: 'part-number', partNo: 'SL-1', vehicleSlug: '' });
});

test('keywords go before the tree and the category, and for the vehicle', () => {
  expect(sourceOf({ keywords: 'oil', vehicle: 'v', top: '1' })).toEqual({
    kind: 'keywords',
    keywords: 'oil',
    vehicleSlug: 'v',
  });
  expect(sourceOf({ part: 'SL-1', keywords: 'oil' })).toMatchObject({ kind: 'part-number' });
});

test('a place in the tree goes before a category search, for a vehicle or within the category', () => {
  expect(sourceOf({ vehicle: 'v', top: '1', sub: '2', category: 'PPE' })).toEqual({
    kind: 'tree',
    vehicleSlug: 'v',
    categoryId: '1',
    subcategoryId: '2',
  });
  expect(sourceOf({ vehicle: 'v', category: 'PPE' })).toEqual({ kind: 'category', category: 'PPE', vehicleSlug: 'v' });
  expect(sourceOf({ top: '1', sub: '2', category: 'PPE' })).toEqual({
    kind: 'tree',
    vehicleSlug: '',
    categoryId: '1',
    subcategoryId: '2',
  });
  expect(sourceOf({ top: '1' })).toBeNull();
});

test('a chosen vehicle alone lists nothing', () => {
  expect(sourceOf({ vehicle: 'v' })).toBeNull();
});
