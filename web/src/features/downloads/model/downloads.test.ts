import { expect, test } from 'vitest';
import type { DownloadRow } from '../api/downloads-query.ts';
import { anchorOf, columnsOf, filterDownloads, pageOf } from './downloads.ts';

const paper = [{ label: 'Paper', url: '/x.pdf', region: '' }];
const row = (product: string, rest: Partial<DownloadRow> = {}): DownloadRow => ({
  product,
  catalogue: paper,
  flyers: [],
  sds: [],
  specifications: paper,
  installation: [],
  ...rest,
});

test('a table has a column if one of its products has such a document', () => {
  expect(columnsOf([row('A'), row('B', { sds: paper })])).toEqual(['catalogue', 'sds', 'specifications']);
});

test('the filter looks for every word in product and family, and leaves out empty families', () => {
  const families = [
    { family: 'Batteries', rows: [row('Marine Batteries'), row('Deep Cycle Batteries')] },
    { family: 'Oils', rows: [row('Gear Oils')] },
  ];
  const found = (filter: string) =>
    filterDownloads(families, filter, (word) => (word === 'Marine Batteries' ? '船用蓄电池' : word));
  const marine = [{ family: 'Batteries', rows: [row('Marine Batteries')] }];
  expect(found(' ')).toEqual(families);
  expect(found('batt MARINE')).toEqual(marine);
  expect(found('船用')).toEqual(marine);
  expect(found('tyres')).toEqual([]);
});

test('a family has an anchor, and a link may name its page', () => {
  expect(anchorOf('Drive Belt & Tensioner Kits')).toBe('drive-belt-tensioner-kits');
  expect([pageOf('/nz/pdf/Catalogue/Brakes.pdf#page=4'), pageOf('/nz/pdf/SDS/X.pdf')]).toEqual([4, undefined]);
});
