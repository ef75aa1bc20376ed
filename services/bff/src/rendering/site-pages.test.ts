import type { WebPage } from '@southline/rest/web-build';
import { expect, test } from 'vitest';
import { sitePages } from './site-pages.ts';

const readQuery = () => '';
const everybody = { seenBy: 'everybody', readQuery } as const;
const visitor = { seenBy: 'visitor', readQuery } as const;
const pages = sitePages([
  { path: '', ...everybody },
  { path: 'about', ...everybody },
  { path: 'terms-of-use', ...everybody, sameAs: 'about' },
  { path: 'coming-soon', ...everybody, searchEngines: 'unlisted' },
  { path: 'part-detail/$productNo', ...everybody },
  { path: 'products/$', ...everybody },
  { path: 'context-search', ...everybody, searchEngines: 'never' },
  { path: 'about/one-visit', ...everybody, searchEngines: 'never' },
  { path: 'cart', ...visitor },
  { path: 'reset-password/{-$token}', ...visitor, secret: true },
] satisfies WebPage[]);

test.each([
  ['', ''],
  ['cart', 'cart'],
  ['Cart/', 'cart'],
  ['part-detail/SL-B-60', 'part-detail/$productNo'],
  ['part-detail/a%2Fb', 'part-detail/$productNo'],
  ['products', 'products/$'],
  ['products/Fluids-Oils/details/Coolants', 'products/$'],
  ['reset-password', 'reset-password/{-$token}'],
  ['reset-password/abc_DEF-1', 'reset-password/{-$token}'],
])('"%s" is the page %s', (address, path) => {
  expect(pages.at(address)?.path).toBe(path);
});

test.each(['nothing', 'cart/1', 'part-detail', 'part-detail/a/b', 'cartoon', 'reset-password/a/b'])(
  '"%s" is no page',
  (address) => {
    expect(pages.at(address)).toBeUndefined();
  },
);

test('an address that begins as a mailed one does is a secret', () => {
  const addresses = ['reset-password/a', 'Reset-Password/a/b', 'about'];
  expect(addresses.map(pages.isSecret)).toEqual([true, true, false]);
});

test('search engines are kept from personal pages and search results, but not from the pages above', () => {
  expect(pages.closed).toEqual(['context-search', 'about/one-visit', 'cart', 'reset-password']);
});

test('the sitemap names public pages with a fixed URL, each once', () => {
  expect(pages.listed).toEqual(['', 'about']);
});
