import { expect, it } from 'vitest';
import { understoodSearch } from './understood-search.ts';

const nothing = { vehicle: undefined, sizes: [], wishes: [] };
const all = { leftOut: [], notSold: '', choices: [] };

it('names the vehicle, sizes and wishes with the words that they were read from', () => {
  const vehicle = { make: 'TOYOTA', model: 'HiLux', year: 2016, rest: '12v battery for my' };
  const size = { text: '12v', names: ['Voltage'], value: '12 V', places: new Set([1]) };
  const wish = { text: 'cheap', order: [{ by: 'price' as const }] };
  const query = 'cheap 12v battery for my hilux 2016';
  expect(understoodSearch(query, { vehicle, sizes: [size], wishes: [wish] }, all)?.read).toEqual([
    { kind: 'VEHICLE', text: 'TOYOTA HiLux 2016', words: ['hilux', '2016'] },
    { kind: 'SIZE', text: 'Voltage 12 V', words: ['12v'] },
    { kind: 'WISH', text: 'cheap', words: ['cheap'] },
  ]);
});

it('is absent for plain words, and present for words that were left out', () => {
  expect(understoodSearch('oil filter', nothing, all)).toBeUndefined();
  expect(understoodSearch('blue oil filter', nothing, { ...all, leftOut: ['blue'] })?.leftOut).toEqual(['blue']);
  expect(understoodSearch('muffler', nothing, { ...all, notSold: 'muffler' })?.notSold).toBe('muffler');
});
