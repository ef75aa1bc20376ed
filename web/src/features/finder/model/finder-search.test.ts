import { expect, test } from 'vitest';
import { parseFinderSearch } from './finder-search.ts';

test('an address is read with what it names and nothing else', () => {
  expect(parseFinderSearch({ part: ' FO1003 ', vehicle: '', other: 'x', sub: null })).toEqual({ part: 'FO1003' });
});

test('a part number of digits only is a number in the address and a text on the page', () => {
  expect(parseFinderSearch({ part: 19653719 })).toEqual({ part: '19653719' });
});

test('a page belongs to keywords, and the first one needs no number', () => {
  expect(parseFinderSearch({ keywords: 'oil filter', page: 3 })).toEqual({ keywords: 'oil filter', page: 3 });
  for (const page of [1, 0, -2, 1.5, 'x', 1e9])
    expect(parseFinderSearch({ keywords: 'oil', page })).toEqual({ keywords: 'oil' });
  expect(parseFinderSearch({ part: 'FO1', page: 3 })).toEqual({ part: 'FO1' });
});

test('an absurdly long text is cut', () => {
  expect(parseFinderSearch({ part: 'A'.repeat(5000) }).part).toHaveLength(120);
});
