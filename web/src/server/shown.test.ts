import { expect, test } from 'vitest';
import { isMoved, ownPath, pictureOf, type Shown } from './shown.ts';

const nothing: Shown = { page: undefined, part: undefined, dealers: undefined, terms: undefined };
const page = (change: object) =>
  ({
    segment: 'Marine-Batteries',
    isDetailPage: true,
    trail: [{ segment: 'Batteries' }],
    ...change,
  }) as Shown['page'];

test('a part has its number as printed in its address', () => {
  const part = { productNr: 'SL/B 60' } as Shown['part'];
  expect(ownPath({ ...nothing, part }, 'part-detail/slb60')).toBe('part-detail/SL%2FB%2060');
});

test('a page of the range is below its categories, a product below details', () => {
  const asked = 'products/batteries/details/marine-batteries';
  expect(ownPath({ ...nothing, page: page({}) }, asked)).toBe('products/Batteries/details/Marine-Batteries');
  const category = page({ isDetailPage: false, segment: 'Batteries', trail: [] });
  expect(ownPath({ ...nothing, page: category }, 'products/BATTERIES')).toBe('products/Batteries');
});

test('a place has its own name in its address', () => {
  const place = { state: 'NZ', suburb: 'Ōtāhuhu', postcode: '1062', location: { lat: -36.95, lng: 174.84 } };
  const dealers = { dealers: [], totalCount: 0, place };
  expect(ownPath({ ...nothing, dealers }, 'location-service/Parts-Stockist/NZ/ŌTĀHUHU')).toBe(
    'location-service/parts-stockist/nz/otahuhu',
  );
});

test.each([
  ['About', 'about'],
  ['contact-us/', 'contact-us'],
  ['', ''],
])('%j is %j', (asked, own) => {
  expect(ownPath(nothing, asked)).toBe(own);
});

test.each([
  ['products/Batteries/details/Boat-Batteries', true],
  ['products/batteries/details/MARINE-batteries', false],
  ['products/details/Marine--Batteries', false],
])('%s has an earlier name of the page: %s', (path, moved) => {
  expect(isMoved({ page: page({}) }, path)).toBe(moved);
});

test('a shared page has the picture of its family', () => {
  const part = { categories: [{ categoryName: 'Fluids & Oils' }, { categoryName: 'Coolant' }] } as Shown['part'];
  expect(pictureOf({ ...nothing, part })).toBe('share-fluids-oils.png');
  const marine = page({ trail: [{ productName: 'Batteries' }] });
  expect(pictureOf({ ...nothing, page: marine })).toBe('share-batteries.png');
  expect(pictureOf({ ...nothing, page: page({ trail: [], productName: 'Brakes' }) })).toBe('share-brakes.png');
  expect(pictureOf(nothing)).toBe('share.png');
});
