import { expect, test } from 'vitest';
import { isPage } from './pages.ts';

test.each([
  '',
  'cart',
  'Cart/',
  'parts-finder',
  'part-detail/SL-B-60',
  'part-detail/a%2Fb',
  'products',
  'products/Fluids-Oils/details/Coolants',
])('"%s" is a page', (path) => {
  expect(isPage(path)).toBe(true);
});

test.each(['nothing', 'cart/1', 'part-detail', 'part-detail/a/b', 'cartoon'])('"%s" is not', (path) => {
  expect(isPage(path)).toBe(false);
});
