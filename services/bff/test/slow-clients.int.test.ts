import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { delivery, type Overrides, openShop, visit } from './shop.ts';
import { type SlowClient, type SlowRequest, slowClient } from './slow-client.ts';

const addToCart = '/au/api/cart/add-to-cart';
const submitOrder = '/au/api/cart/submit-order';
const upload = { path: '/au/api/ChicagoEntry/upload-file', type: 'multipart/form-data; boundary=x' };

/** A shop on a port, and clients that stop in the middle of their bodies. All end with the test. */
const openDoor = async (settings: Overrides['settings'] = {}) => {
  const shop = await openShop({ settings });
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = shop.app.server.address() as AddressInfo;
  const open: SlowClient[] = [];
  onTestFinished(async () => {
    for (const client of open) client.end();
    await shop.close();
  });
  const slow = async (request: Omit<SlowRequest, 'port'>) => {
    const client = await slowClient({ port, ...request });
    open.push(client);
    return client;
  };
  return { shop, slow };
};

const many = <Made>(count: number, make: () => Promise<Made>) => Promise.all(Array.from({ length: count }, make));

test('450 slow clients, a third of them at the checkout, stop none of 50 buyers', async () => {
  const { shop, slow } = await openDoor({ MAX_CONCURRENT: 400, MAX_CONCURRENT_CHECKOUTS: 100 });
  await many(300, () => slow({ path: addToCart }));
  await many(150, () => slow({ path: submitOrder }));

  const buy = async () => {
    const guest = visit(shop);
    const look = await guest.get('session/current');
    const added = await guest.post('cart/add-to-cart', { productNr: 'SL-B-60', quantity: 2 });
    const read = await guest.post('cart/get-shopping-carts-for-cartspage');
    const { orderID, orderNo, totalToPay: amount, listing: cart } = read.json();
    const ids = { orderID, orderNo };
    const coded = await guest.post('payment/eway-access-code', { ...ids, amount });
    const query = { ...ids, accessCode: 'code', rdTransactionID: 'T1' };
    const paid = await guest.post('payment/eway-query-transaction-and-save-response', query);
    const order = { cart, devliveryDetails: delivery, ccemail: '', purchaseorderno: '', notes: '' };
    const placed = await guest.post('cart/submit-order', order);
    return [look, added, read, coded, paid, placed].map(({ statusCode }) => statusCode);
  };
  // Ten at a time, because admission control would refuse more on a busy machine.
  const bought = [];
  for (let round = 0; round < 5; round += 1) bought.push(...(await many(10, buy)));
  expect(bought).toEqual(Array(50).fill([200, 200, 200, 200, 200, 200]));
});

test('a request holds a place once its body is there, and gives it back', async () => {
  const { shop } = await openDoor({ MAX_CONCURRENT: 2 });
  const guest = visit(shop);
  const add = () => guest.post('cart/add-to-cart', { productNr: 'SL-B-60', quantity: 2 });
  const codes = (await many(10, add)).map(({ statusCode }) => statusCode);
  expect(new Set(codes)).toEqual(new Set([200, 503]));
  for (let again = 0; again < 5; again += 1) expect((await add()).statusCode).toBe(200);
});

test('past as many bodies as there are places, the oldest gives way', async () => {
  const { slow } = await openDoor({ MAX_CONCURRENT: 2, MAX_CONCURRENT_CHECKOUTS: 1 });
  const oldest = await slow({ path: addToCart });
  const others = await many(3, () => slow({ path: addToCart }));
  expect(await oldest.said).not.toContain('200 OK');
  expect(others.map(({ socket }) => socket.closed)).toEqual([false, false, false]);
});

test.each([
  ['an IPv4 address', () => '203.0.113.9', '203.0.113.10'],
  ['a /64', (at: number) => `2001:db8:1:2::${at}`, '2001:db8:1:3::1'],
])('%s has so many open requests, another one its own', async (_, addressOf, other) => {
  const { shop, slow } = await openDoor({ TRUST_PROXY_HOPS: 1, OPEN_REQUESTS_PER_ADDRESS: 3 });
  const from = (address: string) =>
    shop.app.inject({ url: '/au/api/session/current', headers: { 'x-forwarded-for': address } });
  for (let at = 1; at <= 3; at += 1) await slow({ path: addToCart, address: addressOf(at) });
  const refused = await from(addressOf(4));
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'TooManyRequests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  // The body was not read, so the connection cannot be used again.
  expect(await (await slow({ path: addToCart, address: addressOf(5) })).said).toContain(' 429 ');
  expect((await from(other)).statusCode).toBe(200);
});

test('a client that has ended requests may open others', async () => {
  const { shop, slow } = await openDoor({ OPEN_REQUESTS_PER_ADDRESS: 1 });
  const look = async () => (await visit(shop).get('session/current')).statusCode;
  const client = await slow({ path: addToCart });
  expect(await look()).toBe(429);
  client.end();
  await expect.poll(look).toBe(200);
});

test('uploads have a share of their own: past it 503, while everything else goes on', async () => {
  const { shop, slow } = await openDoor({ MAX_CONCURRENT: 2, MAX_CONCURRENT_UPLOADS: 3 });
  await many(3, () => slow(upload));
  const refused = await visit(shop).post('ChicagoEntry/upload-file', '--x--', { 'content-type': upload.type });
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'Unavailable']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await visit(shop).get('session/current')).statusCode).toBe(200);
});

test('an address has so many open uploads, beside its other requests', async () => {
  const { shop, slow } = await openDoor({ OPEN_UPLOADS_PER_ADDRESS: 2, OPEN_REQUESTS_PER_ADDRESS: 1 });
  await many(2, () => slow(upload));
  const refused = await visit(shop).post('ChicagoEntry/upload-file', '--x--', { 'content-type': upload.type });
  expect(refused.statusCode).toBe(429);
  expect((await visit(shop).get('session/current')).statusCode).toBe(200);
});
