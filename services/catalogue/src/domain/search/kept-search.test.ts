import { expect, test } from 'vitest';
import { keptSearch } from './kept-search.ts';

const words = new Set(['oil', 'filter', 'charger', 'hilux']);
const kept = (query: string) => keptSearch(query, (word) => words.has(word));
const text = (query: string) => kept(query)?.text;

test.each([
  ['Turbo  Charger!', 'turbo charger'],
  ['dashcam', 'dashcam'],
  ['QX-MISSING', 'qx missing'],
  ['snorkel hilux', 'snorkel hilux'],
  ['oil filter snorkel', 'oil filter snorkel'],
  ['机油', '机油'],
  ['QX-471100', 'qx 471100'],
])('%j is kept as %j', (query, expected) => {
  expect(text(query)).toBe(expected);
});

test.each([
  'John Smith',
  'oil for Mary Jones Geelong',
  '12 Bay Road Geelong',
  'ABC 123',
  'oil filter ABC123',
  'a@southline.example',
  '0412 345 678',
  'JTMHV05J604012345',
  'please send an oil filter to my house today',
  '  ',
])('%j is not kept', (query) => {
  expect(kept(query)).toBeUndefined();
});

test('a word that may be a name is strange; one with a digit, or beside a known one, is not', () => {
  const strange = ['Szymanowski', 'QX-MISSING', '王小明', 'dashcam', 'QX-471100', 'hilux snorkel'].filter(
    (query) => kept(query)?.strange,
  );
  expect(strange).toEqual(['Szymanowski', 'QX-MISSING', '王小明', 'dashcam']);
});
