import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';

const environment = {
  IDENTITY_SIGNING_KEY: 'bff-1:AAAA',
  IDENTITY_VERIFY_KEYS: 'bff-1:AAAA',
  PUBLIC_URL: 'https://shop.test',
  LINK_SIGNING_KEY: Buffer.alloc(32).toString('base64'),
  PAYMENT_FORM_ORIGIN: 'https://pay.test/form',
  CATALOGUE_ADDRESS: 'localhost:1',
  ORDERS_ADDRESS: 'localhost:2',
  VOUCHERS_ADDRESS: 'localhost:2',
  RETURNS_ADDRESS: 'localhost:2',
  DOCUMENTS_ADDRESS: 'localhost:3',
  NOTIFICATIONS_ADDRESS: 'localhost:3',
  AUTH_ADDRESS: '127.0.0.1:17052',
  CONTENT_ADDRESS: '127.0.0.1:17058',
  LOCATOR_ADDRESS: '127.0.0.1:17061',
  REDIS_URL: 'redis://localhost',
};

test('cookies are Secure if the public address is https, unless configured otherwise', () => {
  expect(loadConfig(environment).COOKIE_SECURE).toBe(true);
  expect(loadConfig({ ...environment, PUBLIC_URL: 'http://127.0.0.1:8080' }).COOKIE_SECURE).toBe(false);
  expect(loadConfig({ ...environment, COOKIE_SECURE: 'false' }).COOKIE_SECURE).toBe(false);
});

test("of the provider's address the origin counts", () => {
  expect(loadConfig(environment).PAYMENT_FORM_ORIGIN).toBe('https://pay.test');
});

test.each([
  ['BASE_PATH', '/shop/'],
  ['BASE_PATH', 'shop'],
  ['LINK_SIGNING_KEY', 'c2hvcnQ='],
  ['DEFAULT_REGION', 'us'],
  ['ORDERS_ADDRESS', 'orders'],
])('%s=%s is refused', (name, value) => {
  expect(() => loadConfig({ ...environment, [name]: value })).toThrow(name);
});
