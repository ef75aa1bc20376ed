import { gunzipSync } from 'node:zlib';
import { eventually } from '@southline/testkit';
import { afterAll, expect, test } from 'vitest';
import { openShop } from './shop.ts';
import { createWebRoot } from './web-root.ts';

// Replaces the server build of the client. These tests check how the BFF uses a rendering.
const renderer = `
let count = 0;
export const renderPage = async ({ url, path, language, phone, send, editedTexts }) => {
  count += 1;
  if (path === 'offers') throw new Error('broken');
  const session = await (await send('/nz/api/session/current')).json();
  if (path === 'not-found' && language === 'pseudo') throw new Error('broken');
  return {
    status: path === 'products/None' || path === 'not-found' ? 404 : 200, lang: 'en-NZ', head: '<title>' + path + '</title>',
    body: [count, language, phone, session.data.signedIn, url].join(' '), state: JSON.stringify({ editedTexts: await editedTexts() }),
    description: undefined, structuredData: undefined, indexed: true, picture: 'share.png',
    ownPath: path.replace('Old-Name', 'Batteries'), moved: path.endsWith('Old-Name'),
  };
};`;
const template = '<html lang="en-AU"><head><title>Southline</title></head><body><div id="root"></div></body></html>';

const { webRoot, ...root } = await createWebRoot({ 'index.html': template }, renderer);
const { remove } = root;
const shop = await openShop({ settings: { WEB_ROOT: webRoot } });
afterAll(async () => {
  await shop.close();
  await remove();
});

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
const bodyOf = (html: string) => /<div id="root">(.*?)<\/div>/.exec(html)?.[1] ?? '';

test('an earlier name of a page leads to the page with a permanent redirect', async () => {
  for (const path of ['/nz/products/Old-Name', '/nz/products/Old-Name']) {
    const moved = await get(path);
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/nz/products/Batteries']);
  }
  expect((await get('/nz/products/Batteries')).statusCode).toBe(200);
});

test('a page is rendered once and then known, per language and screen', async () => {
  const first = await get('/nz/about');
  expect([first.statusCode, bodyOf(first.body)]).toEqual([
    200,
    expect.stringMatching(/^\d+ en false false \/nz\/about$/),
  ]);
  expect((await get('/nz/about')).body).toBe(first.body);
  const chinese = await get('/nz/about', { cookie: 'southline-language=zh' });
  expect(bodyOf(chinese.body)).toMatch(/ zh false /);
  const phone = await get('/nz/about', { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile Safari/537.36' });
  expect(bodyOf(phone.body)).toMatch(/ en true /);
});

test('an address with a slash at its end leads to the one without', async () => {
  for (const [url, to] of [
    ['/nz/', '/nz'],
    ['/nz/about/?from=mail', '/nz/about?from=mail'],
  ] as const) {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([308, to]);
  }
});

test('a page contains no session data: it is the same with a session', async () => {
  const cookie = `guest=${'a'.repeat(43)}; sid=${'b'.repeat(43)}`;
  expect((await get('/nz/about', { cookie })).body).toBe((await get('/nz/about')).body);
  expect((await get('/nz/about', { cookie })).headers['set-cookie']).toBeUndefined();
});

test('an unchanged page is not sent again, and is compressed for clients that support it', async () => {
  const { headers, body } = await get('/nz/about');
  expect(headers['cache-control']).toBe('private, no-cache');
  expect((await get('/nz/about', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  const packed = await get('/nz/about', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString()).toBe(body);
});

test('after a change of texts the next visitor gets a new page', async () => {
  const before = await get('/nz/about');
  shop.content.shown.version = '2';
  const changed = async () => bodyOf((await get('/nz/about')).body) !== bodyOf(before.body);
  await eventually(async () => expect(await changed()).toBe(true));
  const after = await get('/nz/about');
  expect((await get('/nz/about')).body).toBe(after.body);
});

test('English that an operator has changed comes with each page, rendered or not', async () => {
  const editedTexts = { 'home.title': 'Spring </script> sale' };
  Object.assign(shop.content.shown, { version: '3', editedTexts });
  const stateOf = (html: string) => />({.*?})<\/script>/.exec(html)?.[1] ?? '{}';
  for (const path of ['/nz/about', '/nz/cart', '/shell.html'])
    await eventually(async () => expect(JSON.parse(stateOf((await get(path)).body))).toEqual({ editedTexts }));
  Object.assign(shop.content.shown, { version: '4', editedTexts: {} });
  await eventually(async () => expect((await get('/nz/cart')).body).toBe(template));
});

test('a page that does not exist has the status of its rendering', async () => {
  expect((await get('/nz/products/None')).statusCode).toBe(404);
});

test('unknown addresses are not found with a page, rendered once for all of them', async () => {
  const first = await get('/nz/nothing-here');
  expect([first.statusCode, bodyOf(first.body)]).toEqual([404, expect.stringMatching(/\/nz\/not-found$/)]);
  expect((await get(`/nz/cart/${'x'.repeat(400)}`)).body).toBe(first.body);
  expect(first.headers['x-robots-tag']).toBe('noindex');
  const elsewhere = await get('/fr/about');
  expect([elsewhere.statusCode, bodyOf(elsewhere.body)]).toEqual([404, expect.stringMatching(/ \/not-found$/)]);
});

test('an unknown address has words and ways on also where nothing can be rendered', async () => {
  const { statusCode, body } = await get('/nz/nothing-here', { cookie: 'southline-language=pseudo' });
  expect(statusCode).toBe(404);
  expect(bodyOf(body)).toContain('<h1>Page Not Found</h1>');
  expect(bodyOf(body)).toContain('href="/nz/products"');
});

test('pages of one visitor, addresses that are too long and renderings that fail are left to the client', async () => {
  for (const path of [
    'cart',
    'sign-in',
    'favourites',
    'update-password',
    `parts-finder?part=${'x'.repeat(300)}`,
    'offers',
  ]) {
    const { statusCode, body } = await get(`/nz/${path}`);
    expect([path, statusCode, body]).toEqual([path, 200, template]);
  }
});

test('only public pages may be cached by browsers', async () => {
  const said = async (path: string) => (await get(`/nz/${path}`)).headers['x-southline-page'];
  expect(await said('about')).toBe('everybody');
  // A personal page, a page of a mailed link, a missing page, and a page that failed to render.
  for (const path of ['cart', 'update-password', 'reset-password/secret', 'nothing-here', 'offers'])
    expect([path, await said(path)]).toEqual([path, undefined]);
});

test('pages of one visitor are not for search engines', async () => {
  for (const path of ['cart', 'sign-in', 'favourites', 'update-password'])
    expect([path, (await get(`/nz/${path}`)).headers['x-robots-tag']]).toEqual([path, 'noindex']);
  expect((await get('/nz/about')).headers['x-robots-tag']).toBeUndefined();
});

test('parameters that a page does not read make no page of their own', async () => {
  const known = await get('/nz/about');
  for (const query of ['x=1', 'x=2', 'utm_source=mail&page=7', '%E0%A4%A'])
    expect((await get(`/nz/about?${query}`)).body).toBe(known.body);
  const found = await get('/nz/parts-finder?part=SL-B-60');
  expect(bodyOf(found.body)).toMatch(/ \/nz\/parts-finder\?part=SL-B-60$/);
  expect((await get('/nz/parts-finder?x=1&part=SL-B-60&y=2')).body).toBe(found.body);
  expect((await get('/nz/parts-finder?part=SL-B-61')).body).not.toBe(found.body);
});

test('an address that has spent its renderings gets the client’s page, the others go on', async () => {
  const { webRoot, remove: away } = await createWebRoot({ 'index.html': template }, renderer);
  const small = await openShop({ settings: { WEB_ROOT: webRoot, RENDERINGS_PER_ADDRESS: 6 } });
  const from = (remoteAddress: string, path: string) => small.app.inject({ url: `/nz/${path}`, remoteAddress });
  const made = [];
  for (let part = 1; part <= 4; part += 1) made.push(await from('10.0.0.1', `part-detail/made-up-${part}`));
  expect(made.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(made.map(({ body }) => body === template)).toEqual([false, false, true, true]);
  expect(made[3]?.headers).not.toHaveProperty('x-southline-page');
  // Known pages cost no budget; another address has its own budget.
  expect((await from('10.0.0.1', 'part-detail/made-up-1')).body).toBe(made[0]?.body);
  expect((await from('10.0.0.2', 'part-detail/made-up-4')).body).not.toBe(template);
  await small.close();
  await away();
});
