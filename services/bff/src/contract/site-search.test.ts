import { expect, test } from 'vitest';
import { picturesOf } from './pictures.ts';
import { toHtmlSnippet, toSiteSearch } from './site-search.ts';

test('a snippet holds the marks and nothing else that a browser would read as markup', () => {
  const pieces = [
    { text: '<img src=x onerror="alert(1)"> ', marked: false },
    { text: "<b>o'il</b>", marked: true },
  ];
  expect(toHtmlSnippet(pieces)).toBe(
    '&lt;img src=x onerror=&quot;alert(1)&quot;&gt; <b>&lt;b&gt;o&#39;il&lt;/b&gt;</b>',
  );
});

test('counts and times are written for people, links lead below the region', () => {
  const hit = { kind: 1, title: 'SL-1', path: 'part-detail/SL-1', snippet: [] };
  const response = {
    hits: [hit, { ...hit, path: '' }],
    totalCount: 12_345,
    pageCount: 1_235,
    tookMs: 1.26,
    corrected: '',
  };
  expect(
    toSiteSearch(response, { basePath: '/shop', region: 'nz', pictures: picturesOf('/shop', 'nz'), quotes: new Map() }),
  ).toEqual({
    seachInfo: {
      searchTotalResultCount: 12_345,
      formattedSearchTotalResultCount: '12,345',
      formattedSearchTime: '0.001',
      totalPageCount: 1_235,
    },
    searchResults: [
      { title: 'SL-1', link: '/shop/nz/part-detail/SL-1', htmlSnippet: '', kind: 'Part' },
      { title: 'SL-1', link: '/shop/nz', htmlSnippet: '', kind: 'Part' },
    ],
  });
});
