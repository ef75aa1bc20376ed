import { describe, expect, test } from 'vitest';
import { askedBy, isNowhere, parseLocatorSearch, selectionOf, statesOf } from './locator-address.ts';
import type { TypeSlug } from './locator-types.ts';
import { nothingChosen } from './selection.ts';
import { addressOf } from './selection-address.ts';

const parts = { type: 'parts-stockist' } as const;
const service = { type: 'service-centre' } as const;

test('New Zealand is one state, Australia has eight', () => {
  expect(statesOf('nz')).toEqual(['NZ']);
  expect(statesOf('au')).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
});

describe('the search of a URL', () => {
  test('a suburb by its path', () => {
    const asked = askedBy('au', { ...parts, state: 'vic', suburb: 'st-kilda' }, {});
    expect(asked).toEqual({ type: 'Parts', state: 'VIC', suburb: 'st-kilda', postcode: '' });
  });
  test('a postcode of a state', () => {
    const asked = askedBy('au', { ...parts, state: 'vic' }, { postcode: '3121' });
    expect(asked).toEqual({ type: 'Parts', state: 'VIC', suburb: '', postcode: '3121' });
  });
  test('nothing without a place, for batteries and parts', () => {
    expect(askedBy('au', parts, {})).toBeUndefined();
    expect(askedBy('au', { ...parts, state: 'vic' }, {})).toBeUndefined();
    expect(askedBy('au', parts, { all: true })).toBeUndefined();
  });
  test('service centres of a state, or all of them', () => {
    expect(askedBy('nz', { ...service, state: 'nz' }, {})).toMatchObject({ type: 'Service', state: 'NZ', suburb: '' });
    expect(askedBy('au', service, { all: true })).toMatchObject({ type: 'Service', state: '' });
    expect(askedBy('au', service, {})).toBeUndefined();
  });
});

test('a state of the other country is no page', () => {
  expect(isNowhere('nz', { ...parts, state: 'vic' })).toBe(true);
  expect(isNowhere('au', { ...parts, state: 'VIC' })).toBe(false);
  expect(isNowhere('au', parts)).toBe(false);
});

test('only meaningful query parameters are read; postcodes keep their zeros', () => {
  expect(parseLocatorSearch({ postcode: 800, all: true, open: 'true', dealer: 'SL-0042', other: 1 })).toEqual({
    postcode: '0800',
    all: true,
    open: true,
    dealer: 'SL-0042',
  });
  expect(parseLocatorSearch({ postcode: 'x', all: 'no', dealer: '<b>' })).toEqual({});
});

test.each<[TypeSlug, object]>([
  ['parts-stockist', { state: 'VIC', suburb: 'St. Kilda' }],
  ['parts-stockist', { state: 'NT', postcode: '0800' }],
  ['parts-stockist', { state: 'NSW', suburb: 'Back Creek', postcode: '2622' }],
  ['service-centre', { state: 'NZ' }],
  ['service-centre', {}],
])('a search of %s %o is found again by its address', (type, chosen) => {
  const selection = { ...nothingChosen, ...chosen };
  const region = selection.state === 'NZ' ? 'nz' : 'au';
  const { params, search } = addressOf(type, selection);
  expect(askedBy(region, params, search)).toMatchObject({ state: selection.state, postcode: selection.postcode });
  expect(selectionOf(region, params, search, selection.suburb)).toEqual(selection);
});
