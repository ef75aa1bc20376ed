import { expect, test } from 'vitest';
import { recordedSearch } from './recorded-search.ts';

const words = new Set(['oil', 'filter', 'charger', 'hilux']);
const kept = (query: string) => recordedSearch(query, (word) => words.has(word));

test.each([
  ['Turbo  Charger!', 'turbo charger'],
  ['dashcam', 'dashcam'],
  ['QX-MISSING', 'qx missing'],
  ['snorkel hilux', 'snorkel hilux'],
  ['oil filter snorkel', 'oil filter snorkel'],
  ['机油', '机油'],
])('%j is stored as %j', (query, text) => {
  expect(kept(query)).toBe(text);
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
])('%j is not stored', (query) => {
  expect(kept(query)).toBe('');
});
