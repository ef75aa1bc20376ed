import { expect, test } from 'vitest';
import { isOwnHost } from './own-host.ts';

const shop = new URL('https://shop.test/base');

test.each(['shop.test', 'shop.test:443', 'SHOP.test'])('"%s" is ours', (host) => {
  expect(isOwnHost(host, shop)).toBe(true);
});

test.each([
  ...['', 'evil.test', 'www.shop.test', 'shop.test.evil.test', 'shop.test:80', 'shop.test:8443', 'shop.test:'],
  ...['shop.test/', 'me@shop.test', 'shop.test#', 'shop.test?', 'shop.test evil.test', '127.0.0.1', 'shop.test\\evil'],
])('"%s" is another', (host) => {
  expect(isOwnHost(host, shop)).toBe(false);
});

test('an address with its port', () => {
  expect(isOwnHost('127.0.0.1:8080', new URL('http://127.0.0.1:8080'))).toBe(true);
  expect(isOwnHost('[::1]:8080', new URL('http://[::1]:8080'))).toBe(true);
});

test('the names of this machine are one, with the same port', () => {
  const local = new URL('http://127.0.0.1:8080');
  expect(
    ['localhost:8080', '[::1]:8080', 'localhost:8081', 'evil.test:8080'].map((host) => isOwnHost(host, local)),
  ).toEqual([true, true, false, false]);
});
