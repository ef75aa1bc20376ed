import { createLogger } from '@southline/platform/logger';
import { connectRedis } from '@southline/platform/redis';
import { unique } from '@southline/testkit';
import { afterAll, expect, test } from 'vitest';
import { createFreeOrderLimit, type FreeOrderLimits } from '../src/security/purchase-limits.ts';
import { openRedis } from './redis.ts';
import { type Browser, delivery, openShop, visit } from './shop.ts';

const redis = await openRedis();
afterAll(() => redis.disconnect());

const plenty = { perAddress: 1_000, perGuest: 1_000 };

/** A shop whose parts are free. Each test uses its own client address. */
const freeShop = async (limits: Partial<FreeOrderLimits>, from = redis) => {
  const count = createFreeOrderLimit(from, { orders: plenty, copies: plenty, ...limits });
  const prefix = unique('network');
  const shop = await openShop({
    limitFreeOrders: (address, owner, copies) => count(`${prefix}-${address}`, owner, copies),
  });
  shop.orders.state.priceCents = 0;
  return shop;
};

const place = async (browser: Browser, ccemail: string | undefined = '') => {
  await browser.post('cart/add-to-cart', { productNr: 'SL-B-60', quantity: 2 });
  const { listing } = (await browser.post('cart/get-shopping-carts-for-cartspage')).json();
  return browser.post('cart/submit-order', { cart: listing, devliveryDetails: delivery, ...(ccemail && { ccemail }) });
};

test('a guest and an address place so many orders without paying in a day, and no more', async () => {
  const shop = await freeShop({ orders: { perAddress: 3, perGuest: 2 } });
  const guest = visit(shop);
  const first = [await place(guest), await place(guest), await place(guest)];
  expect(first.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  expect(first[2]?.json()).toMatchObject({ status: false, code: 'TooManyRequests' });
  expect(Number(first[2]?.headers['retry-after'])).toBeGreaterThan(0);
  // The refused try has counted for the address too.
  expect((await place(visit(shop))).statusCode).toBe(429);
  await shop.close();
});

test('copies of orders without payment are counted one by one, also those that were saved before', async () => {
  const shop = await freeShop({ copies: { perAddress: 4, perGuest: 4 } });
  const ten = Array.from({ length: 10 }, (_, at) => `stranger-${at}@example.com`).join(';');
  expect((await place(visit(shop), 'a@example.com;b@example.com')).statusCode).toBe(200);
  expect((await place(visit(shop), ten)).statusCode).toBe(429);

  const saver = visit(shop);
  await saver.post('cart/add-to-cart', { productNr: 'SL-B-60', quantity: 2 });
  await saver.post('cart/update-cart-customer-details', { devliveryDetails: delivery, ccemail: ten });
  expect((await place(saver)).statusCode).toBe(429);
  await shop.close();
});

test('an order that is paid for is not counted, and a repeat of a free one neither', async () => {
  const shop = await freeShop({ orders: { perAddress: 1, perGuest: 1 } });
  const guest = visit(shop);
  await guest.post('cart/add-to-cart', { productNr: 'SL-B-60', quantity: 2 });
  const { listing } = (await guest.post('cart/get-shopping-carts-for-cartspage')).json();
  const submit = () => guest.post('cart/submit-order', { cart: listing, devliveryDetails: delivery });
  const [first, again] = [await submit(), await submit()];
  expect(again.json()).toEqual(first.json());
  shop.orders.state.priceCents = 12_995;
  expect((await place(guest, 'a@example.com')).statusCode).toBe(200);
  await shop.close();
});

test('while Redis is away there are no orders without payment', async () => {
  const away = connectRedis('redis://127.0.0.1:23198', createLogger('bff', 'silent'));
  const shop = await freeShop({}, away);
  expect((await place(visit(shop))).statusCode).toBe(503);
  shop.orders.state.priceCents = 12_995;
  expect((await place(visit(shop))).statusCode).toBe(200);
  await shop.close();
  away.disconnect();
});
