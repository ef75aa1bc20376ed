import { expect, test } from 'vitest';
import { parseSiteSearch } from './site-search.ts';

test('the address says what is searched for; blanks around it and the first page are left out', () => {
  expect(parseSiteSearch({ q: ' oil filter ', page: 1 })).toEqual({ q: 'oil filter' });
  expect(parseSiteSearch({ q: 92313905, page: '3' })).toEqual({ q: '92313905', page: 3 });
});

test('what is no page or no query is as if it were not there', () => {
  expect(parseSiteSearch({ q: 'oil', page: '1.5' })).toEqual({ q: 'oil' });
  expect(parseSiteSearch({ q: '   ', page: 4 })).toEqual({});
  expect(parseSiteSearch({ q: { a: 1 } })).toEqual({});
  expect(parseSiteSearch({ q: 'x'.repeat(200) }).q).toHaveLength(100);
});
