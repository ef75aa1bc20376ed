import { UserType } from '@southline/contracts/auth';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { openShop, visit } from './shop.ts';

const shop = perFile(openShop);

const suggest = async (query: Record<string, string>, region = 'au') => {
  const answer = await shop.app.inject({ method: 'GET', url: `/${region}/api/search/suggest`, query });
  return { code: answer.statusCode, kept: answer.headers['cache-control'], body: answer.json() };
};

test('an understood query returns vehicles, categories, parts and pages, in the format of their lists', async () => {
  const { code, kept, body } = await suggest({ q: 'battery 2018 hilux', vehicleSlug: 'toyota-hilux-2018' }, 'nz');
  expect([code, kept, body.status]).toEqual([200, 'private, max-age=15', true]);
  const category = { categoryID: 'c-b', categoryName: 'Batteries', topCategoryID: 'c' };
  expect(body.data).toMatchObject({
    understood: {
      kind: 'Words',
      category,
      vehicle: { make: 'TOYOTA', model: 'HILUX', year: 2018, vehicleSlug: 'toyota-hilux-2018' },
    },
    vehicles: [{ vehicleSlug: 'toyota-hilux-2018', vehicleID: 'v1', items: ['Utility 2.8 TD'], vin: '' }],
    categories: [category],
    parts: [
      { productNr: 'SL-B-60', listPrice: 129.95, overallStockLevel: 'Low', thumbImage: expect.stringMatching(/^\/nz/) },
    ],
    // The fake answers only with parts, as the catalogue does.
    pages: [],
  });
  expect(Object.keys(body.data).sort()).toEqual(['categories', 'pages', 'parts', 'understood', 'vehicles']);
  expect(shop.siteSearch.asked.at(-1)).toMatchObject({
    query: 'battery 2018 hilux',
    page: 1,
    region: 'nz',
    language: 'en',
    withoutParts: true,
  });
});

test('a registration is recognised, not stored and not passed on', async () => {
  const before = shop.siteSearch.asked.length;
  const { kept, body } = await suggest({ q: 'ABC 123' });
  expect(kept).toBe('no-store');
  const none = { vehicles: [], categories: [], parts: [], pages: [] };
  expect(body.data).toEqual({ understood: { kind: 'Plate' }, ...none });
  expect(shop.siteSearch.asked).toHaveLength(before);
});

test('hits of the catalogue come without pages while those cannot be searched', async () => {
  const { code, body } = await suggest({ q: 'early' });
  expect([code, body.data.parts.length, body.data.pages]).toEqual([200, 1, []]);
});

test.each<Record<string, string>>([
  {},
  { q: 'x'.repeat(1_001) },
  { q: 'oil', vehicleSlug: 'no slug' },
  { q: 'a', x: 'b' },
])('%j is refused', async (query) => {
  expect((await suggest(query)).code).toBe(400);
});

test('administrators see searches without result, with suggested words', async () => {
  shop.auth.add('admin@searches.example', UserType.USER_TYPE_ADMIN);
  const admin = visit(shop);
  await admin.signIn('admin@searches.example');
  const { data } = (await admin.post('operations/empty-searches')).json();
  expect(data).toEqual({
    searches: [
      {
        query: 'turbo filter',
        count: 3,
        unopened: 1,
        lastAt: '2026-01-02T03:04:05.000Z',
        unknown: [{ word: 'turbo', nearest: ['tubo'] }],
      },
    ],
    totalCount: 1,
    rows: [],
  });
});
