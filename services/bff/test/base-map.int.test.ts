import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { mapPicturesOf } from '../src/routes/files/base-map.ts';
import { openShop } from './shop.ts';
import { createWebRoot } from './web-root.ts';

const tile = '/map/tiles/0a1b2c3d4e5f/3/7/5.pbf';
const overview = { left: 0.75, top: 0.5, width: 0.3125, height: 0.25 };
const style = {
  version: 8,
  metadata: {
    pictures: 'tiles/0a1b2c3d4e5f/8/{x}/{y}.svg',
    picturesZoom: 8,
    overview: { address: 'tiles/0a1b2c3d4e5f/overview.svg', ...overview },
  },
  sources: { base: { type: 'vector', attribution: 'Made with Natural Earth' } },
};
const page = `<!doctype html><html><head><meta name="southline-map-style" content="" /></head><body></body></html>`;
const vendor = 'https://tiles.vendor.test/styles/pale.json?key=a"b';

const { webRoot, remove } = await createWebRoot({
  'index.html': page,
  'style.json': JSON.stringify(style),
  'tiles/0a1b2c3d4e5f/3/7/5.pbf': 'tile',
});
await writeFile(`${webRoot}${tile.slice(4)}.gz`, gzipSync('tile'));
const shop = await openShop({ settings: { WEB_ROOT: webRoot, MAP_ROOT: webRoot } });
const other = await openShop({ settings: { WEB_ROOT: webRoot, MAP_STYLE_URL: vendor } });
afterAll(async () => {
  await shop.close();
  await other.close();
  await remove();
});

const get = (url: string, headers: Record<string, string> = {}, { app } = shop) =>
  app.inject({ method: 'GET', url, headers });

test('a tile is cached permanently and sent compressed', async () => {
  const answer = await get(tile, { 'accept-encoding': 'gzip' });
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
  });
  expect((await get(tile)).body).toBe('tile');
});

test('where the sea is there is an empty tile, and elsewhere nothing', async () => {
  expect((await get('/map/tiles/0a1b2c3d4e5f/3/0/0.pbf')).statusCode).toBe(204);
  expect((await get('/map/no-such-file')).json()).toMatchObject({ status: false, code: 'NotFound' });
});

test('pages learn where the pictures of our own map are, and of a vendor’s there are none', async () => {
  const settings = { BASE_PATH: '/shop', MAP_ROOT: webRoot, MAP_STYLE_URL: undefined };
  expect(await mapPicturesOf(settings)).toEqual({
    address: '/shop/map/tiles/0a1b2c3d4e5f/8/{x}/{y}.svg',
    zoom: 8,
    overview: { address: '/shop/map/tiles/0a1b2c3d4e5f/overview.svg', ...overview },
    attribution: 'Made with Natural Earth',
  });
  expect(await mapPicturesOf({ ...settings, MAP_STYLE_URL: vendor })).toBeUndefined();
  expect(await mapPicturesOf({ ...settings, MAP_ROOT: undefined })).toBeUndefined();
});

test('the style is revalidated each time', async () => {
  const answer = await get('/map/style.json');
  expect([answer.json(), answer.headers['cache-control']]).toEqual([style, 'public, no-cache']);
});

test('pages name the style, and without a map an empty one', async () => {
  expect((await get('/au/cart')).body).toContain('<meta name="southline-map-style" content="/map/style.json" />');
  const bare = await openShop({ settings: { WEB_ROOT: webRoot } });
  expect((await get('/au/cart', {}, bare)).body).toContain('<meta name="southline-map-style" content="" />');
  expect((await get('/map/style.json', {}, bare)).statusCode).toBe(404);
  await bare.close();
});

test("a vendor's style is named instead, and the browser may fetch from its origin alone", async () => {
  const answer = await get('/au/cart', {}, other);
  expect(answer.body).toContain('content="https://tiles.vendor.test/styles/pale.json?key=a&quot;b"');
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain("img-src 'self' data: https://tiles.vendor.test;");
  expect(policy).toContain("connect-src 'self' http://pay.test https://tiles.vendor.test");
});
