import { expect, test } from 'vitest';
import { isPage, isSecretPage } from './pages.ts';

test.each([
  '',
  'cart',
  'Cart/',
  'parts-finder',
  'part-detail/SL-B-60',
  'part-detail/a%2Fb',
  'products',
  'products/Fluids-Oils/details/Coolants',
  'Sign-In',
  'reset-password/abc_DEF-1',
  'email-verfication/abc',
])('"%s" is a page', (path) => {
  expect(isPage(path)).toBe(true);
});

test('mailed addresses are secrets', () => {
  expect(['reset-password/a', 'Email-Verfication/a', 'sign-in'].map(isSecretPage)).toEqual([true, true, false]);
});

test.each(['nothing', 'cart/1', 'part-detail', 'part-detail/a/b', 'cartoon'])('"%s" is not', (path) => {
  expect(isPage(path)).toBe(false);
});
