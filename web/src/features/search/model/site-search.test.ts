import { expect, test } from 'vitest';
import { parseSiteSearch } from './site-search.ts';

test('the URL holds the query; surrounding blanks and the first page are left out', () => {
  expect(parseSiteSearch({ q: ' oil filter ', page: 1 })).toEqual({ q: 'oil filter' });
  expect(parseSiteSearch({ q: '92313905', page: '3' })).toEqual({ q: '92313905', page: 3 });
});

test('an invalid page or query is ignored', () => {
  expect(parseSiteSearch({ q: 'oil', page: '1.5' })).toEqual({ q: 'oil' });
  expect(parseSiteSearch({ q: '   ', page: 4 })).toEqual({});
  expect(parseSiteSearch({ q: { a: 1 } })).toEqual({});
  expect(parseSiteSearch({ q: 'x'.repeat(200) }).q).toHaveLength(100);
});
