import { expect, test } from 'vitest';
import { placeWords } from './selection.ts';

test('a place in words', () => {
  expect(placeWords({ state: 'VIC', suburb: 'Dandenong', postcode: '3175' })).toBe('Dandenong VIC 3175');
  expect(placeWords({ state: 'NZ', suburb: 'Takapuna', postcode: '' })).toBe('Takapuna');
  expect(placeWords({ state: 'VIC', suburb: '', postcode: '3175' })).toBe('3175 VIC');
});
