import { expect, test } from 'vitest';
import { whereItStands } from './where-it-stands.ts';

test.each([
  ['products/Batteries/details/Marine-Batteries', 'Batteries › Marine Batteries'],
  ['products/Wipers', 'Wipers'],
  ['products', ''],
  ['southline-warranty', ''],
  ['part-detail/SL%201', ''],
  ['', ''],
])('%s is in "%s"', (path, words) => {
  expect(whereItStands(path)).toBe(words);
});
