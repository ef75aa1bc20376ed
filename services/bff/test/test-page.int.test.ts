import { afterEach, expect, test } from 'vitest';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
afterEach(() => shop.close());

test('the test page with its demo menu is there where the set-up says so', async () => {
  shop = await openShop({ settings: { TEST_PAGE: true } });
  const page = await shop.app.inject('/nz/cms');
  expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([200, 'noindex']);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('<nav aria-label="Demo menu"><ul><li><a href="/nz/coming-soon">Demo entry one</a>');
  expect((await shop.app.inject('/xx/cms')).statusCode).toBe(404);
});

test('and nowhere else', async () => {
  shop = await openShop();
  expect((await shop.app.inject('/nz/cms')).statusCode).toBe(404);
});
