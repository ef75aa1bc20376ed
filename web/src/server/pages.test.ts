import type { Body } from '@southline/rest/types';
import { expect, expectTypeOf, test } from 'vitest';
import type { Router } from '../app/router.tsx';
import { pages } from './pages.ts';

const seenBy = (who: string) => pages.filter((page) => page.seenBy === who).map(({ path }) => path);

test('personal pages, and those that lead to them, are not public', () => {
  expect(seenBy('visitor').sort()).toEqual([
    'cart',
    'checkout',
    'email-verfication/{-$token}',
    'error',
    'forgot-password',
    'garage',
    'join-us',
    'login',
    'member-order-details/$orderID/$orderNo',
    'order-status/{-$token}',
    'own-data/{-$token}',
    'part-notice/$action/{-$token}',
    'pay-offer',
    'quick-order',
    'reset-password/{-$token}',
    'returns-detail/$orderID/$orderNo',
    'returns-item-detail/$orderID/$returnItemID',
    'sign-in',
  ]);
  expect(seenBy('member')).toEqual([
    'update-member-details',
    'update-password',
    'favourites',
    'member-orders/$showTab',
    'returns-view/$orderNo',
  ]);
  expect(seenBy('staff')).toEqual([
    'manager-orders/$showTab',
    'operations',
    'operations/journal',
    'operations/work',
    'operations/switches',
    'operations/parked-events',
    'operations/staff',
    'two-step-sign-in',
    'operations/empty-searches',
    'returns-process/$returnOrderNo',
  ]);
  expect(seenBy('everybody')).toEqual(expect.arrayContaining(['', 'products/$', 'part-detail/$productNo']));
});

test('addresses with a mailed token are secrets', () => {
  const secrets = pages.filter(({ secret }) => secret).map(({ path }) => path);
  expect(secrets).toEqual(pages.map(({ path }) => path).filter((path) => path.includes('$token')));
});

test('three pages show the card form', () => {
  expect(pages.filter(({ cardForm }) => cardForm).map(({ path }) => path)).toEqual(['cart', 'checkout', 'pay-offer']);
});

test('another name of a page names a page', () => {
  const named = pages.flatMap(({ sameAs }) => sameAs ?? []);
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(named));
});

test('the pages that are counted are those that there are', () => {
  type Shown = Exclude<Router['state']['matches'][number]['fullPath'], '/' | '/$region'>;
  // Checked at compile time: the list of pages in the contract equals the routes.
  expectTypeOf<Body<'analytics/page'>['page']>().toEqualTypeOf<Shown>();
});

const read = (path: string, query: string) => pages.find((page) => page.path === path)?.readQuery(query);

test.each([
  ['', 'x=1', ''],
  ['about', 'utm_source=mail&x=%E0%A4%A', ''],
  ['parts-finder', 'x=1&keywords=oil&y=2&page=1', 'keywords=oil'],
  ['parts-finder', 'sort=price&keywords=oil', 'keywords=oil&sort=price'],
  ['parts-finder', 'page=2&page=3&part=%20SL-B-60%20', 'part=SL-B-60'],
  ['part-detail/$productNo', 'vehicle=a%20b&x=1', ''],
  ['part-detail/$productNo', 'vehicle=ford-ranger', 'vehicle=ford-ranger'],
  ['context-search', 'q=42&page=2&x=1', 'q=42&page=2'],
  ['parts-finder', 'part=8E0615301', 'part=8E0615301'],
  ['parts-finder', 'part=true&all=true', 'part=true&all=true'],
  ['select-location', 'dealer=D1', 'dealer=D1'],
  ['location-service/$type/{-$state}/{-$suburb}', 'all=true&x[]=1', 'all=true'],
])('of "%s" with "%s" the page reads "%s"', (path, query, expected) => {
  expect(read(path, query)).toBe(expected);
});

test('the parameters of a page are parsed the same way each time', () => {
  const query = 'filters=%7B%22grade%22%3A%5B%22Genuine%22%5D%7D&vehicle=ford-ranger&all=true&x=1';
  const once = read('parts-finder', query) ?? '';
  expect(once).toContain('filters=');
  expect(read('parts-finder', once)).toBe(once);
});
