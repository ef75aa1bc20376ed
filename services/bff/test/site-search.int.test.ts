import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { openShop } from './shop.ts';

const shop = perFile(openShop);

const search = async (query: Record<string, string>, region = 'au') => {
  const answer = await shop.app.inject({ method: 'GET', url: `/${region}/api/contextsearch/google-search`, query });
  return { code: answer.statusCode, headers: answer.headers, body: answer.json() };
};

test('hits come with their count, time and pages; snippets are escaped', async () => {
  const { code, body } = await search({ keywords: ' oil', page: '3', lng: 'zh' }, 'nz');
  expect([code, body.status]).toEqual([200, true]);
  expect(body.data).toEqual({
    seachInfo: {
      searchTotalResultCount: 1_012,
      formattedSearchTotalResultCount: '1,012',
      formattedSearchTime: '0.002',
      totalPageCount: 102,
    },
    searchResults: [
      {
        title: 'SL-F100 Oil filter',
        link: '/nz/part-detail/SL-F100',
        htmlSnippet: 'For &lt;i&gt;<b>oil</b>',
        kind: 'Part',
        part: expect.objectContaining({
          productNr: 'SL-F100',
          listPrice: 25,
          minQuantity: 2,
          overallStockLevel: 'InStock',
          availableQuantity: 40,
          orderable: true,
          thumbImage: expect.stringContaining('/nz/images/parts/SLF100-'),
        }),
      },
    ],
  });
  expect(shop.siteSearch.asked.at(-1)).toEqual({ query: 'oil', page: 3, region: 'nz', language: 'zh' });
});

test('without a page it is the first, in English', async () => {
  await search({ keywords: 'oil' });
  expect(shop.siteSearch.asked.at(-1)).toMatchObject({ page: 1, language: 'en', region: 'au' });
});

test('nothing found is no failure', async () => {
  const { code, body } = await search({ keywords: 'nothing' });
  expect([code, body.status, body.data.searchResults, body.data.seachInfo.totalPageCount]).toEqual([200, true, [], 0]);
});

test.each<Record<string, string>>([
  {},
  { keywords: '' },
  { keywords: '   ' },
  { keywords: 'x'.repeat(101) },
  { keywords: '\u0000' },
  { keywords: 'oil', page: '0' },
  { keywords: 'oil', page: '-1' },
  { keywords: 'oil', page: '1.5' },
  { keywords: 'oil', page: '100000' },
  { keywords: 'oil', other: '1' },
])('%o is refused', async (query) => {
  const { code, body } = await search(query);
  expect([code, body.status, body.code]).toEqual([400, false, 'InvalidRequest']);
});

test('while the index is being made the answer is 503, never an empty list', async () => {
  const { code, headers, body } = await search({ keywords: 'early' });
  expect([code, body.status, body.code]).toEqual([503, false, 'Unavailable']);
  expect(headers['retry-after']).toBeDefined();
});
