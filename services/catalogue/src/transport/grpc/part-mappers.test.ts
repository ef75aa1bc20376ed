import { Fit, StockLevel } from '@southline/contracts/common';
import { noPart } from '@southline/kernel/part-facts';
import { expect, it } from 'vitest';
import type { PartRow } from '../../domain/parts/part-row.ts';
import { toListing } from './list-mappers.ts';
import { toCategory, toRow } from './part-mappers.ts';

const row: PartRow = {
  id: 'SLF100',
  part: { ...noPart, partNo: 'SL-F100', cleansedPartNo: 'SLF100', description: 'Oil filter', drawingHash: 'abc' },
  grade: '',
  footnote: '',
  productNote: '',
  childPurpose: '',
  quantityPerVehicle: 2,
  minQty: 4,
  priceCents: 2_590,
  isFree: false,
  stockLevel: 'Low',
  fit: 'FitsIf',
  position: '',
  fitNote: 'Turbo',
  categoryId: 'OIL',
  categoryName: 'Oil',
  childDepth: 0,
  children: [],
  hasSupersessions: true,
  orderable: true,
  supersededBy: '',
  family: 'oil',
  keyAttributes: ['12 V'],
  available: 3,
};

it('a row names the part by its cleansed number and prices it in cents', () => {
  expect(toRow({ ...row, children: [{ ...row, childDepth: 1, stockLevel: 'None', fit: 'Unknown' }] })).toMatchObject({
    part: { cleansedPartNo: 'SLF100', partNo: 'SL-F100' },
    minQuantity: 4,
    quantityPerVehicle: 2,
    price: { cents: 2_590, currency: 'AUD' },
    stockLevel: StockLevel.STOCK_LEVEL_LOW,
    fitting: { fit: Fit.FIT_FITS_IF, fitNote: 'Turbo' },
    children: [{ childDepth: 1, stockLevel: StockLevel.STOCK_LEVEL_NONE, fitting: { fit: Fit.FIT_UNKNOWN } }],
  });
});

it('a listing keeps its groups and its total', () => {
  const groups = [{ categoryName: 'Oil', rows: [row] }];
  expect(toListing({ groups, totalCount: 512, maxPage: 52, fitCount: 0 })).toMatchObject({
    groups: [{ categoryName: 'Oil', rows: [{ part: { partNo: 'SL-F100' } }] }],
    totalCount: 512,
    maxPage: 52,
    fitCount: 0,
    facets: [],
  });
});

it('a category keeps its branches', () => {
  const leaf = { id: 'b', name: 'B', family: 'f', children: [] };
  expect(toCategory({ id: 'a', name: 'A', family: '', children: [leaf] })).toMatchObject({
    categoryId: 'a',
    children: [{ categoryId: 'b', name: 'B', family: 'f', children: [] }],
  });
});
