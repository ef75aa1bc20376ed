import { expect, test } from 'vitest';
import { isCrossSite } from './cross-site.ts';

const publicUrl = new URL('https://shop.test/base');
const none = { site: undefined, origin: undefined };

test('neither header: not a browser', () => {
  expect(isCrossSite(none, publicUrl)).toBe(false);
});

test.each(['cross-site', 'same-site', 'none', 'Same-Origin', ''])('Sec-Fetch-Site "%s" is another site', (site) => {
  expect(isCrossSite({ ...none, site, origin: 'https://shop.test' }, publicUrl)).toBe(true);
});

test.each([
  'https://evil.test',
  'null',
  '',
  'http://shop.test',
  'https://shop.test:444',
  'https://shop.test.evil.test',
  'https://evilshop.test',
  'HTTPS://SHOP.TEST',
])('the origin "%s" is another site', (origin) => {
  expect(isCrossSite({ ...none, origin }, publicUrl)).toBe(true);
});

test('our origin is ours', () => {
  expect(isCrossSite({ site: 'same-origin', origin: 'https://shop.test' }, publicUrl)).toBe(false);
});

test('on one machine a page under another of its names is ours', () => {
  const local = new URL('http://127.0.0.1:8080');
  expect(isCrossSite({ site: 'same-origin', origin: 'http://localhost:8080' }, local)).toBe(false);
  expect(isCrossSite({ ...none, origin: 'http://localhost:8081' }, local)).toBe(true);
});
