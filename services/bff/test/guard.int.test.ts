import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createLogger } from '@southline/platform/logger';
import { connectRedis } from '@southline/platform/redis';
import { unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { createLookUpLimit } from '../src/security/look-up-limit.ts';
import { createPaymentLimit } from '../src/security/purchase-limits.ts';
import { openRedis } from './redis.ts';
import { openShop, type Shop, visit } from './shop.ts';

const shop = perFile(openShop);

const body = { productNr: 'SL-B-60', quantity: 2 };
const logger = createLogger('bff', 'silent');

test.each([
  ['a foreign origin', { origin: 'https://evil.test' }],
  ['no origin of its own', { origin: 'null' }],
  ['a sibling', { origin: 'http://www.localhost' }],
  ['an origin that starts like ours', { origin: 'http://localhost.evil.test' }],
  ['another port', { origin: 'http://localhost:81' }],
  ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
  ['a same-site fetch', { 'sec-fetch-site': 'same-site' }],
  ['a foreign origin beside a good fetch header', { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' }],
])('a write from %s is refused and does nothing', async (_name, headers: Record<string, string>) => {
  const guest = visit(shop);
  await guest.post('cart/add-to-cart', body);
  const answer = await guest.post('cart/add-to-cart', body, headers);
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ status: false, code: 'CrossSite' });
  expect((await guest.get('session/current')).json().data.cartCount).toBe(1);
});

test.each([
  ['our own page', { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }],
  ['no browser', {}],
])('a write from %s is taken', async (_name, headers: Record<string, string>) => {
  expect((await visit(shop).post('cart/add-to-cart', body, headers)).statusCode).toBe(200);
});

test.each([
  ['another name', { host: 'evil.test' }],
  ['another port', { host: 'localhost:8080' }],
  ['its own origin to go with it', { host: 'evil.test', origin: 'http://evil.test', 'sec-fetch-site': 'same-origin' }],
  ['what a proxy would say, where there is none', { host: 'evil.test', 'x-forwarded-host': 'localhost' }],
])('a write to %s is refused and does nothing', async (_name, headers: Record<string, string>) => {
  const guest = visit(shop);
  await guest.post('cart/add-to-cart', body);
  const answer = await guest.post('cart/add-to-cart', body, headers);
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'OtherHost']);
  expect((await guest.get('session/current')).json().data.cartCount).toBe(1);
});

test('a read under another host name is redirected to the public address', async () => {
  const get = (url: string) => shop.app.inject({ method: 'GET', url, headers: { host: 'evil.test' } });
  for (const url of ['/au/cart?x=1', '/', '//evil.test/au', '/au/api/session/current']) {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `http://localhost${url}`]);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  }
});

test('probes ask by the address of the pod', async () => {
  const answer = await shop.app.inject({ method: 'GET', url: '/healthz', headers: { host: '10.1.2.3:8080' } });
  expect(answer.statusCode).toBe(200);
});

test('the state of the services behind is not for the public', async () => {
  const answer = await shop.app.inject({ method: 'GET', url: '/readyz' });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'NotFound']);
});

test.each(['/au/api/session/current', '/healthz', '/nowhere'])('%s with two hosts is refused', async (path) => {
  const open = await openShop();
  await open.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = open.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nhost: evil.test\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  await open.close();
});

test('a proxy in front passes on the requested host', async () => {
  const proxied = await openShop({ settings: { TRUST_PROXY_HOPS: 1 } });
  const headers = { host: 'bff:8080', 'x-forwarded-host': 'localhost' };
  const answer = await proxied.app.inject({ method: 'GET', url: '/au/api/session/current', headers });
  expect(answer.statusCode).toBe(200);
  await proxied.close();
});

test('an answer never allows another origin to read it', async () => {
  for (const origin of ['https://evil.test', 'null', 'http://localhost']) {
    const answer = await shop.app.inject({ method: 'GET', url: '/au/api/session/current', headers: { origin } });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  }
});

test('with orders away browsing goes on, the badge reads 0 and carts are 503 with Retry-After', async () => {
  const lonely = await openShop({ ordersAddress: '127.0.0.1:23199', settings: { PUBLIC_READYZ: true } });
  const guest = visit(lonely);
  const cookie = `guest=${'A'.repeat(43)}`;
  const ask = (method: 'GET' | 'POST', path: string) =>
    lonely.app.inject({ method, url: `/au/api/${path}`, headers: { cookie } });
  expect((await guest.execute('GET', 'api/Vehicle/GetMakes')).statusCode).toBe(200);
  expect((await ask('GET', 'session/current')).json().data.cartCount).toBe(0);
  const cart = await ask('POST', 'cart/get-shopping-carts-for-cartspage');
  expect(cart.statusCode).toBe(503);
  expect(cart.headers['retry-after']).toBe('2');
  expect(cart.json()).toMatchObject({ status: false, code: 'Unavailable' });
  expect(cart.body).not.toMatch(/127\.0\.0\.1|23199|UNAVAILABLE|southline\./);
  const ready = await lonely.app.inject({ method: 'GET', url: '/readyz' });
  expect(ready.statusCode).toBe(503);
  expect(ready.json().checks).toEqual({
    catalogue: 'ok',
    content: 'ok',
    orders: 'no answer',
    documents: 'ok',
    auth: 'ok',
  });
  expect(ready.body).not.toContain('127.0.0.1');
  expect((await lonely.app.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
  await lonely.close();
});

test('a bug shows its request id and nothing else', async () => {
  const answer = await shop.app.inject({ method: 'GET', url: '/au/images/parts/BROKEN-abc.svg' });
  expect(answer.statusCode).toBe(500);
  const { code, message } = answer.json();
  expect(code).toBe('Internal');
  expect(message).toContain(answer.headers['x-request-id']);
  expect(answer.body).not.toMatch(/10\.0\.0\.7|refused|stack|INTERNAL/);
});

test('too many requests of one address are 429 with Retry-After', async () => {
  const small = await openShop({ settings: { REQUESTS_PER_MINUTE: 3 } });
  const answers = [];
  for (let count = 0; count < 5; count += 1) answers.push(await visit(small).get('session/current'));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429, 429]);
  expect(answers[4]?.json()).toMatchObject({ status: false, code: 'TooManyRequests' });
  expect(Number(answers[4]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await small.app.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
  await small.close();
});

test('pages and unknown addresses count like calls', async () => {
  const small = await openShop({ settings: { REQUESTS_PER_MINUTE: 3 } });
  const answers = [];
  for (const url of ['/au/cart', '/au/nowhere', '/au/api/no-such-call', '/au/cart', '/au/api/session/current']) {
    answers.push(await small.app.inject({ method: 'GET', url }));
  }
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 429, 429]);
  await small.close();
});

test('all addresses of a /64 are one client', async () => {
  const small = await openShop({ settings: { REQUESTS_PER_MINUTE: 3 } });
  const from = (remoteAddress: string) =>
    small.app.inject({ method: 'GET', url: '/au/api/session/current', remoteAddress });
  const answers = [];
  for (let host = 1; host <= 4; host += 1) answers.push(await from(`2001:db8:1:2::${host}`));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
  expect((await from('2001:db8:1:3::1')).statusCode).toBe(200);
  await small.close();
});

test('past its share browsing is 503 with Retry-After, while checkouts and health checks go on', async () => {
  const full = await openShop({ settings: { MAX_CONCURRENT: 0 } });
  const answer = await visit(full).get('session/current');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toMatchObject({ status: false, code: 'Unavailable' });
  const query = { orderID: 'o', orderNo: 'SL1', accessCode: 'code', rdTransactionID: 'T1' };
  expect((await visit(full).post('payment/eway-query-transaction-and-save-response', query)).statusCode).toBe(404);
  expect((await full.app.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
  await full.close();
});

test('a slow machine without a crowd of requests refuses no call', async () => {
  const end = Date.now() + 1_200;
  while (Date.now() < end) Math.random();
  await new Promise((resolve) => setImmediate(resolve));
  for (let count = 0; count < 5; count += 1) expect((await visit(shop).get('session/current')).statusCode).toBe(200);
});

test('a forged X-Forwarded-For does not make another client', async () => {
  const small = await openShop({ settings: { REQUESTS_PER_MINUTE: 1 } });
  const from = (address: string) =>
    small.app.inject({ method: 'GET', url: '/au/api/session/current', headers: { 'x-forwarded-for': address } });
  expect((await from('1.1.1.1')).statusCode).toBe(200);
  expect((await from('2.2.2.2')).statusCode).toBe(429);
  await small.close();
});

const startPayment = async (place: Shop) => {
  const guest = visit(place);
  const { orderID, orderNo } = (await guest.post('cart/add-to-cart', body)).json().data;
  return () => guest.post('payment/eway-access-code', { orderID, orderNo, amount: 272.85 });
};

test('access codes are counted over all processes', async () => {
  const redis = await openRedis(logger);
  const count = createPaymentLimit(redis, { perAddress: 1_000_000, perGuest: 2 }, logger);
  const prefix = unique('guest');
  const limited = await openShop({
    limitPayments: (address, owner) => count(`${prefix}-${address}`, `${prefix}-${owner}`),
  });
  const pay = await startPayment(limited);
  const answers = [await pay(), await pay(), await pay()];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  expect(answers[2]?.json()).toMatchObject({ code: 'TooManyRequests' });
  await limited.close();
  redis.disconnect();
});

test('access codes and look-ups are counted for a /64, not for each address of it', async () => {
  const redis = await openRedis(logger);
  const net = Array.from({ length: 3 }, () => Math.floor(Math.random() * 65_536).toString(16)).join(':');
  const limits = { perAddress: 2, perGuest: 1_000 };
  const payments = createPaymentLimit(redis, limits, logger);
  const lookUps = createLookUpLimit(redis, { ...limits, perMember: 1_000, perNewMember: 1_000 }, logger);
  const counts = [payments, (address: string, guest: string) => lookUps({ address, guest, person: undefined })];
  for (const count of counts) {
    const asks = (host: number) => count(`2001:${net}::${host}`, unique('guest'));
    await asks(1);
    await asks(2);
    await expect(asks(3)).rejects.toThrow();
  }
  redis.disconnect();
});

test('while Redis is away all payments are allowed', async () => {
  const redis = connectRedis('redis://127.0.0.1:23198', logger);
  const limited = await openShop({ limitPayments: createPaymentLimit(redis, { perAddress: 1, perGuest: 1 }, logger) });
  const pay = await startPayment(limited);
  expect([(await pay()).statusCode, (await pay()).statusCode]).toEqual([200, 200]);
  await limited.close();
  redis.disconnect();
});
