import { expect, test } from 'vitest';
import { parseFinderSearch } from './finder-search.ts';

test('only the known parameters of a URL are read', () => {
  expect(parseFinderSearch({ part: ' FO1003 ', vehicle: '', other: 'x', sub: null })).toEqual({ part: 'FO1003' });
});

test('a part number of digits only is a text in the address and a text on the page', () => {
  expect(parseFinderSearch({ part: '19653719' })).toEqual({ part: '19653719' });
});

test('an absurdly long text is cut', () => {
  expect(parseFinderSearch({ part: 'A'.repeat(5000) }).part).toHaveLength(120);
});
