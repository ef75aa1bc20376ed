import { expect, test } from 'vitest';
import { choose, lacksPlace, nothingChosen } from './selection.ts';

const vic = choose(nothingChosen, 'state', 'VIC');

test('suburb and postcode exclude each other', () => {
  const suburb = choose(vic, 'suburb', 'Richmond');
  expect(suburb).toEqual({ state: 'VIC', suburb: 'Richmond', postcode: '' });
  const postcode = choose(suburb, 'postcode', '3121');
  expect(postcode).toEqual({ state: 'VIC', suburb: '', postcode: '3121' });
  expect(choose(postcode, 'suburb', 'Carlton')).toEqual({ state: 'VIC', suburb: 'Carlton', postcode: '' });
});

test('another state has other suburbs and postcodes', () => {
  expect(choose(choose(vic, 'suburb', 'Richmond'), 'state', 'NSW')).toEqual({ state: 'NSW', suburb: '', postcode: '' });
});

test.each([
  ['Battery', true],
  ['Parts', true],
  ['Service', false],
] as const)('%s needs a suburb or a postcode: %s', (type, needed) => {
  expect(lacksPlace(type, vic)).toBe(needed);
  expect(lacksPlace(type, choose(vic, 'suburb', 'Richmond'))).toBe(false);
  expect(lacksPlace(type, choose(vic, 'postcode', '3121'))).toBe(false);
});
