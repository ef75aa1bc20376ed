import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createVite } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inFrontOfShop } from './in-front-of-shop.ts';

const closers: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

const listen = (server: Server, port = 0) =>
  new Promise<number>((resolve) =>
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

/** The BFF without a client: it answers calls, and 404 everywhere else. */
const shop: RequestListener = (request, response) => {
  if (request.url === '/') return void response.writeHead(302, { location: '/au' }).end();
  if (request.url !== '/au/api/echo') return void response.writeHead(404, { 'x-from': 'shop' }).end('{"status":false}');
  response.writeHead(200, { 'set-cookie': ['a=1', 'b=2'], 'x-host': request.headers.host ?? '' });
  request.pipe(response);
};

let address: string;
let shopPort: number;
let server: Server;

beforeAll(async () => {
  server = createServer(shop);
  shopPort = await listen(server);
  closers.push(() => server.close());
  const root = mkdtempSync(join(tmpdir(), 'southline-front-'));
  closers.push(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, 'index.html'), '<html><head></head><body><div id="root"></div></body></html>');
  const vite = await createVite({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [inFrontOfShop(`http://127.0.0.1:${shopPort}`)],
    server: { host: '127.0.0.1', port: 0 },
  });
  await vite.listen();
  closers.push(() => vite.close());
  address = new URL(vite.resolvedUrls?.local[0] ?? '').origin;
});

const page = { headers: { accept: 'text/html,*/*' } };

test('a call goes to the shop with its body and host, and its answer comes back with all cookies', async () => {
  const answer = await fetch(`${address}/au/api/echo`, { method: 'POST', body: 'hello' });
  expect(await answer.text()).toBe('hello');
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(answer.headers.get('x-host')).toBe(new URL(address).host);
});

test('a navigation that the shop does not know shows the client, with its modules from Vite', async () => {
  const answer = await fetch(`${address}/au/parts-finder`, page);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('/@vite/client');
  expect((await fetch(`${address}/@vite/client`)).headers.get('content-type')).toContain('javascript');
});

test('other answers of the shop stay as they are', async () => {
  expect(await fetch(`${address}/`, { ...page, redirect: 'manual' })).toMatchObject({ status: 302 });
  expect((await fetch(`${address}/au/api/unknown`)).headers.get('x-from')).toBe('shop');
});

test('a call waits while the shop restarts', async () => {
  await new Promise((resolve) => server.close(resolve));
  const asked = fetch(`${address}/au/api/echo`, { method: 'POST', body: 'later' });
  server = createServer(shop);
  await listen(server, shopPort);
  expect(await (await asked).text()).toBe('later');
});
