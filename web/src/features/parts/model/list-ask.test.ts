import { expect, test } from 'vitest';
import { parseListAsk } from './list-ask.ts';

test('the first page of all, the likeliest first, needs nothing in the address', () => {
  expect(parseListAsk({ page: 1, sort: 'relevance', filters: {}, all: false, part: 'FO1' })).toEqual({});
  for (const page of [0, -2, 1.5, 'x', 1e9]) expect(parseListAsk({ page })).toEqual({});
});

test('page, order and filters are read as they were written', () => {
  const asked = {
    page: 3,
    sort: '-price',
    filters: { grade: ['PREMIUM'], inStock: true, priceFrom: 10, priceTo: 19.99, attributes: { Axle: ['Front'] } },
    all: true,
  };
  expect(parseListAsk(asked)).toEqual(asked);
});

test('invalid filters in a URL are ignored', () => {
  const filters = { grade: 'PREMIUM', inStock: 'yes', priceFrom: -1, attributes: { Axle: [], Side: [7, ' '] }, x: 1 };
  expect(parseListAsk({ filters })).toEqual({});
  expect(
    parseListAsk({ filters: { grade: Array.from({ length: 99 }, (_, at) => `g${at}`) } }).filters?.grade,
  ).toHaveLength(20);
  expect(parseListAsk({ filters: 'grade' })).toEqual({});
});
