import type { Body } from '@southline/rest/types';
import { expect, expectTypeOf, test } from 'vitest';
import type { Router } from '../app/router.tsx';
import { pages } from './pages.ts';

const seenBy = (who: string) => pages.filter((page) => page.seenBy === who).map(({ path }) => path);

test('what belongs to one visitor, or leads there, is nobody else’s page', () => {
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
    'part-notice/$action/{-$token}',
    'quick-order',
    'reset-password/{-$token}',
    'sign-in',
  ]);
  expect(seenBy('member')).toEqual([
    'update-member-details',
    'update-password',
    'favourites',
    'member-orders/$showTab',
    'returns-detail/$orderID/$orderNo',
    'returns-item-detail/$orderID/$returnItemID',
    'returns-view/$orderNo',
  ]);
  expect(seenBy('staff')).toEqual([
    'manager-orders/$showTab',
    'operations/empty-searches',
    'returns-process/$returnOrderNo',
  ]);
  expect(seenBy('everybody')).toEqual(expect.arrayContaining(['', 'products/$', 'part-detail/$productNo']));
});

test('addresses with a mailed token are secrets', () => {
  const secrets = pages.filter(({ secret }) => secret).map(({ path }) => path);
  expect(secrets).toEqual(pages.map(({ path }) => path).filter((path) => path.includes('$token')));
});

test('another name of a page names a page', () => {
  const named = pages.flatMap(({ sameAs }) => sameAs ?? []);
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(named));
});

test('the pages that are counted are those that there are', () => {
  type Shown = Exclude<Router['state']['matches'][number]['fullPath'], '/' | '/$region'>;
  // Checked by the compiler.
  expectTypeOf<Body<'analytics/page'>['page']>().toEqualTypeOf<Shown>();
});
