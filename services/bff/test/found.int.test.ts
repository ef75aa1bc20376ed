import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { openShop } from './shop.ts';
import { createWebRoot } from './web-root.ts';

const { webRoot, ...root } = await createWebRoot({ 'index.html': '' });
const { remove } = root;
const shop = await openShop({ settings: { WEB_ROOT: webRoot } });
afterAll(async () => {
  await shop.close();
  await remove();
});

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
const addressesIn = (body: string) =>
  [...body.matchAll(/<loc>http:\/\/localhost\/(.*?)<\/loc>/g)].map(([, path]) => path);

test('the sitemap lists its files with their publication time', async () => {
  const { statusCode, headers, body } = await get('/sitemap.xml');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const parts = ['au', 'nz'].flatMap((region) => [1, 2].map((file) => `sitemap-parts-${region}-${file}.xml`));
  expect(addressesIn(body)).toEqual(['sitemap-pages.xml', 'sitemap-places.xml', ...parts]);
  expect(body.match(/<lastmod>2024-04-01T02:00:00.000Z</g)).toHaveLength(1);
  expect(body.match(/<lastmod>2024-03-01T02:00:00.000Z</g)).toHaveLength(4);
  expect((await get('/robots.txt')).body).toContain('Sitemap: http://localhost/sitemap.xml\n');
});

test('pages are listed in both regions, each once, and nothing that is one visitor’s', async () => {
  const { body } = await get('/sitemap-pages.xml');
  const addresses = addressesIn(body);
  expect(addresses).toEqual(expect.arrayContaining(['au', 'nz', 'au/products', 'nz/privacy-policy']));
  expect(addresses).toContain('au/products/Batteries/details/Marine-Batteries');
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(body).not.toMatch(/cart|sign-in|favourites|undefined/);
  expect(body).toContain('<loc>http://localhost/au/products</loc><lastmod>2024-04-01');
  expect(body).toContain('<loc>http://localhost/au/about</loc><xhtml:link');
});

test('places with dealers are listed for each type, in their own country', async () => {
  expect(addressesIn((await get('/sitemap-places.xml')).body)).toEqual([
    'nz/location-service/parts-stockist/nz/te-awamutu',
    'nz/location-service/service-centre/nz/te-awamutu',
  ]);
});

test('files of parts hold 50,000 addresses of one region, packed or not, and no part is left out', async () => {
  const [first, rest] = await Promise.all([get('/sitemap-parts-nz-1.xml'), get('/sitemap-parts-nz-2.xml')]);
  const addresses = addressesIn(first.body);
  expect([addresses.length, addresses[0]]).toEqual([50_000, 'nz/part-detail/SL%2F000000']);
  expect(addressesIn(rest.body)).toEqual(['nz/part-detail/SL%2F050000']);
  const packed = await get('/sitemap-parts-nz-1.xml', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(first.body);
});

test.each(['au-3', 'fr-1', 'au-0', 'au', 'au-1.txt'])('there is no file %s', async (file) => {
  expect((await get(`/sitemap-parts-${file}${file.endsWith('.txt') ? '' : '.xml'}`)).statusCode).toBe(404);
});

test('what belongs to one visitor is not for search engines', async () => {
  expect((await get('/robots.txt')).body).toContain('Disallow: /nz/cart\n');
});
