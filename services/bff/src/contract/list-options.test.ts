import { expect, it } from 'vitest';
import { pagedOptions, toListOptions } from './list-options.ts';

it('a request’s list options reach the catalogue, prices in cents', () => {
  const filters = { grade: ['PREMIUM'], inStock: true, priceFrom: 19.99, attributes: { Axle: ['rear'], Colour: [] } };
  expect(toListOptions({ page: 3, pageSize: 50, sort: '-price', filters })).toEqual({
    page: 3,
    pageSize: 50,
    sort: '-price',
    filters: {
      grades: ['PREMIUM'],
      inStock: true,
      priceFrom: 1_999,
      priceTo: undefined,
      attributes: [{ name: 'Axle', values: ['rear'] }],
    },
  });
});

it('pages have two names, which do not contradict each other', () => {
  expect([toListOptions({ pageNo: 4 }).page, toListOptions({ page: 4, pageNo: 4 }).page]).toEqual([4, 4]);
  expect(() => toListOptions({ page: 4, pageNo: 5 })).toThrow('different pages');
});

it('a request without page options gets a whole list', () => {
  expect(pagedOptions({})).toBeUndefined();
  expect(pagedOptions({ filters: {} })).toMatchObject({ page: 1, sort: '' });
});
