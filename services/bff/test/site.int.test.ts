import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { operations } from '@southline/rest/operations';
import { afterAll, expect, test } from 'vitest';
import { stampOf } from '../src/contract/pictures.ts';
import { permissions } from '../src/security/permissions.ts';
import { openShop } from './shop.ts';
import { createWebRoot } from './web-root.ts';

const importMap = '{"integrity":{}}';
const importMapHash = createHash('sha256').update(importMap).digest('base64');

const template = `<!doctype html><html><head>
<meta name="southline-base-path" content="" />
<link rel="icon" href="/favicon.svg" /><script type="module" src="/assets/index-abc.js"></script>
</head><body></body></html>`;
const page = template.replace('<script', `<script type="importmap">${importMap}</script><script`);

const { webRoot, remove } = await createWebRoot({
  'index.html': template,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/index-abc.js.br': 'brotli',
  'assets/barcodes-abc.js': 'worker',
  'sw.js': 'self.southline={}',
});
const shop = await openShop({ settings: { WEB_ROOT: webRoot } });
afterAll(async () => {
  await shop.close();
  await remove();
});

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ method: 'GET', url, headers });
const post = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ method: 'POST', url, headers });

const session = '/au/api/session/current';
const everyKind = [session, '/au', '/nowhere', '/au/api/nowhere', '/assets/index-abc.js', '/docs', '/openapi.json'];

test.each(everyKind)('%s carries the security headers', async (url) => {
  const { headers } = await get(url);
  expect(headers['content-security-policy']).toBe(
    `default-src 'self';script-src 'self' 'sha256-${importMapHash}';` +
      "style-src 'self' 'unsafe-inline';img-src 'self' data:;font-src 'self';" +
      "object-src 'none';base-uri 'none';frame-ancestors 'none';form-action 'self' http://pay.test;" +
      "connect-src 'self' http://pay.test;report-uri /policy-reports",
  );
  expect(headers['permissions-policy']).toMatch(
    /^geolocation=\(self\), camera=\(self\), publickey-credentials-get=\(self\), accelerometer=\(\), .*payment=\(\)/,
  );
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-request-id': expect.stringMatching(/^[\w-]{22}$/),
  });
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

test('the worker that reads barcodes may compile WebAssembly, and no page may', async () => {
  const { headers, statusCode } = await get('/assets/barcodes-abc.js');
  expect([statusCode, headers['content-security-policy']]).toEqual([
    200,
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  ]);
});

test('security.txt says where to report a weakness, and until when that holds', async () => {
  const answer = await get('/.well-known/security.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries(
    answer.body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toMatchObject({
    Contact: 'http://localhost/au/contact-us',
    Canonical: 'http://localhost/.well-known/security.txt',
    'Preferred-Languages': 'en, zh',
  });
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect(days > 30 && days < 365).toBe(true);
});

test('pages count against the limit of an address', async () => {
  const small = await openShop({ settings: { WEB_ROOT: webRoot, REQUESTS_PER_MINUTE: 2 } });
  const answers = [];
  for (const url of ['/au', '/au/cart', '/au/contact-us']) answers.push(await small.app.inject({ method: 'GET', url }));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  await small.close();
});

test('over https the cookie is bound to the host and browsers must stay with https', async () => {
  const secure = await openShop({ settings: { COOKIE_SECURE: true, PUBLIC_URL: 'https://localhost:80' } });
  const added = await secure.app.inject({
    method: 'POST',
    url: '/au/api/cart/add-to-cart',
    payload: { productNr: 'SL-B-60', quantity: 2 },
  });
  await secure.close();
  expect(added.cookies[0]).toMatchObject({ name: '__Host-guest', secure: true, httpOnly: true, path: '/' });
  expect(added.cookies[0]).not.toHaveProperty('domain');
  expect(added.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('answers of calls are never stored', async () => {
  for (const url of [session, '/au/api/Order/get-packing-list?orderNo=1', '/au/api/nowhere']) {
    expect((await get(url)).headers['cache-control']).toBe('no-store');
  }
});

test('the bare root leads to the home of the default region', async () => {
  const answer = await get('/');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/au']);
});

test.each(['/au', '/nz', '/au/cart', '/NZ/Parts-Finder?q=1', '/au/part-detail/SL-B-60'])(
  '%s is a page',
  async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, page]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  },
);

test('a page with a mailed URL does not leak it', async () => {
  expect((await get('/au/reset-password/abc')).headers['referrer-policy']).toBe('no-referrer');
  expect((await get('/nz/email-verfication/abc')).headers['referrer-policy']).toBe('no-referrer');
});

test.each(['/de', '/au/nothing', '/au/part-detail', '/wp-login.php'])('%s is the not-found page', async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.body]).toEqual([404, page]);
});

test.each(['/au/api', '/au/api/nothing', '/de/api/session/current', '/au/images/nothing.png', '/assets/nothing.js'])(
  '%s is not found in the envelope',
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: false, code: 'NotFound', message: expect.stringMatching(/\w/) });
  },
);

test('a call with another method is an unknown path, and nothing happens', async () => {
  expect((await post(session)).statusCode).toBe(404);
  expect((await get('/au/api/cart/delete-carts')).statusCode).toBe(404);
  expect((await shop.app.inject({ method: 'DELETE', url: '/au/cart' })).statusCode).toBe(404);
});

test('an address that cannot be decoded is refused in the envelope', async () => {
  const answer = await get('/au/api/%c0%af');
  expect(answer.json()).toMatchObject({ status: false });
  expect(answer.statusCode).toBeLessThan(500);
});

test.each(['/au/api/Session/CURRENT', '/AU/API/session/current', '/nz/api/session/current?country=B2CNZ'])(
  '%s is matched without regard to case',
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.region).toBe(url.slice(1, 3).toLowerCase());
  },
);

test('built files are cached permanently and sent compressed; others are revalidated', async () => {
  const script = await get('/assets/index-abc.js', { 'accept-encoding': 'br' });
  expect(script.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  const icon = await get('/favicon.svg');
  expect(icon.headers['cache-control']).toBe('public, max-age=3600');
  expect((await get('/favicon.ico')).headers.location).toBe('/favicon.svg');
});

test('the worker and the empty shell are revalidated each time', async () => {
  const worker = await get('/sw.js');
  expect([worker.statusCode, worker.body]).toEqual([200, 'self.southline={}']);
  expect(worker.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  });
  const shell = await get('/shell.html');
  expect([shell.statusCode, shell.body]).toEqual([200, page]);
  expect(shell.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
});

test('files outside of the client are out of reach', async () => {
  for (const url of ['/assets/../index.html', '/assets/%2e%2e/index.html', '/assets/..%2f..%2fetc/passwd']) {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('root:');
  }
});

test('a part is drawn from its attributes; with its hash for ever, with an outdated one for a minute', async () => {
  const current = await get(`/au/images/parts/SLB60-${stampOf('abc123')}.svg`);
  expect(current.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const drawn = gunzipSync(current.rawPayload).toString();
  expect(drawn).toContain('<svg');
  const again = await get(`/au/images/parts/slb60-${stampOf('abc123')}.svg`);
  expect(gunzipSync(again.rawPayload).toString()).toBe(drawn);
  const detail = await get(`/au/images/parts/SLB60-${stampOf('abc123')}.svg?size=detail`);
  expect(gunzipSync(detail.rawPayload).toString()).not.toBe(drawn);
  const outdated = await get(`/au/images/parts/SLB60-${stampOf('old')}.svg`);
  expect(outdated.headers['cache-control']).toBe('public, max-age=60');
  expect((await get('/au/images/parts/NOTHING-abc.svg')).statusCode).toBe(404);
  expect((await get(`/au/images/parts/SLB60-${stampOf('abc123')}.svg?size=huge`)).statusCode).toBe(400);
});

test('the document describes every call, and a page of our own host shows it', async () => {
  const document = (await get('/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toHaveLength(Object.keys(permissions).length);
  const execute = document.paths['/{region}/api/{provider}/execute'].post;
  expect(execute.requestBody.content['application/json'].schema.anyOf).toHaveLength(Object.keys(operations).length);
  const docs = await get('/docs/');
  expect(docs.headers['content-type']).toContain('text/html');
  expect(docs.body).not.toMatch(/(src|href)="https?:/);
  expect((await get('/docs/static/swagger-ui.css')).statusCode).toBe(200);
});

test('under a base path everything moves there', async () => {
  const moved = await openShop({ settings: { WEB_ROOT: webRoot, BASE_PATH: '/shop' } });
  const at = (url: string) => moved.app.inject({ method: 'GET', url });
  const home = await at('/shop/au');
  expect(home.body).toContain('content="/shop"');
  expect(home.body).toContain('src="/shop/assets/index-abc.js"');
  expect((await at('/shop')).headers.location).toBe('/shop/au');
  expect((await at('/')).headers.location).toBe('/shop/au');
  expect((await at('/shop/au/api/session/current')).statusCode).toBe(200);
  expect((await at('/au/api/session/current')).statusCode).toBe(404);
  expect((await at('/shop/assets/index-abc.js')).statusCode).toBe(200);
  expect((await at('/healthz')).json()).toEqual({ status: true });
  await moved.close();
});
