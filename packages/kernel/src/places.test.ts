import { expect, test } from 'vitest';
import { isNzRegion } from './place-names.ts';
import { isAustralianPostcode, isBoxPostcodeOfStreet, stateOfPostcode } from './places.ts';

test.each([
  ['0199', null],
  ['0200', 'ACT'],
  ['0299', 'ACT'],
  ['0300', null],
  ['0799', null],
  ['0800', 'NT'],
  ['0872', 'NT'],
  ['0999', 'NT'],
  ['1000', 'NSW'],
  ['1999', 'NSW'],
  ['2000', 'NSW'],
  ['2599', 'NSW'],
  ['2600', 'ACT'],
  ['2618', 'ACT'],
  ['2619', 'NSW'],
  ['2899', 'NSW'],
  ['2900', 'ACT'],
  ['2920', 'ACT'],
  ['2921', 'NSW'],
  ['2999', 'NSW'],
  ['3000', 'VIC'],
  ['3999', 'VIC'],
  ['4000', 'QLD'],
  ['4999', 'QLD'],
  ['5000', 'SA'],
  ['5999', 'SA'],
  ['6000', 'WA'],
  ['6797', 'WA'],
  ['6798', 'WA'],
  ['6799', 'WA'],
  ['6800', 'WA'],
  ['6999', 'WA'],
  ['7000', 'TAS'],
  ['7999', 'TAS'],
  ['8000', 'VIC'],
  ['8999', 'VIC'],
  ['9000', 'QLD'],
  ['9999', 'QLD'],
])('the state of postcode %s is %s', (postcode, state) => {
  expect(stateOfPostcode(postcode)).toBe(state);
  expect(isAustralianPostcode(postcode)).toBe(state !== null);
});

test.each(['', '300', '30000', '800', 'ABCD', '3 75', '²000'])('%j is not a postcode', (typed) => {
  expect(stateOfPostcode(typed)).toBeNull();
});

test('a street does not have a postcode of PO boxes, which an address in Auckland looks like', () => {
  expect(isBoxPostcodeOfStreet('1010', '12 Queen Street')).toBe(true);
  expect(isBoxPostcodeOfStreet('8001', '1 Boxhill Road')).toBe(true);
  expect(isBoxPostcodeOfStreet('1001', 'GPO Box 12')).toBe(false);
  expect(isBoxPostcodeOfStreet('6800', 'P.O. Box 7')).toBe(false);
  expect(isBoxPostcodeOfStreet('2000', '12 Queen Street')).toBe(false);
  expect(isBoxPostcodeOfStreet('6798', '1 Jetty Road')).toBe(false);
  expect(isBoxPostcodeOfStreet('1010', '')).toBe(false);
});

test('a region of New Zealand is no Australian state', () => {
  expect([isNzRegion('Auckland'), isNzRegion('Manawatū-Whanganui'), isNzRegion('VIC')]).toEqual([true, true, false]);
});
