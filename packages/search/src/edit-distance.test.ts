import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['filter', 'filter', 0],
  ['filter', 'fitler', 1],
  ['filter', 'filtr', 1],
  ['filter', 'filtter', 1],
  ['filter', 'fulter', 1],
  ['landcruzer', 'landcruiser', 2],
  ['abcd', 'badc', 2],
  ['brake', 'filter', 3],
  ['a', 'abcd', 3],
  ['', 'ab', 2],
])('%s and %s are %i mistakes apart, three standing for more than two', (one, other, distance) => {
  expect(editDistance(one, other, 2)).toBe(distance);
  expect(editDistance(other, one, 2)).toBe(distance);
});
