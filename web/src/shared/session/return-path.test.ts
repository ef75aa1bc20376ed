import { expect, test } from 'vitest';
import { ownPath } from './return-path.ts';

test.each(['/au', '/nz/favourites?page=2&sortBy=partnumber', '/au/part-detail/FO1003?vehicle=v-1#specs', '/AU/cart'])(
  '%s is an own page to come back to',
  (path) => expect(ownPath(path)).toBe(path),
);

test.each([
  'https://elsewhere.example/au',
  '//elsewhere.example/au',
  '/\\elsewhere.example',
  '/au//elsewhere.example',
  '/au/../..//elsewhere.example',
  'javascript:alert(1)',
  'au/cart',
  '/fr/cart',
  '/auction',
  '/au/sign-in?re=unauthorised',
  '/au/reset-password/secret',
  '/nz/email-verfication/secret',
  '',
  null,
  7,
])('%s is not', (path) => expect(ownPath(path)).toBeNull());
