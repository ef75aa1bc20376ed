import type { RejectedRow } from '@southline/imports/rejects';
import { systemClock } from '@southline/kernel/clock';
import { createLogger } from '@southline/platform/logger';
import type { Mongo } from '@southline/platform/mongo';
import { importCatalogue } from '../../src/application/import/import-catalogue.ts';
import type { ImportKind } from '../../src/application/import/rejects.ts';
import { createImportStore, importLease } from '../../src/storage/import-store.ts';
import { rowsOf } from './rows-of.ts';

const vehicle = (id: string, year: number, rest: object = {}) => ({
  id,
  market: 'AU/NZ',
  make: 'TOYOTA',
  model: 'Hilux',
  series: 'GUN126R',
  year,
  variant: 'SR5',
  body: 'Utility',
  engine_cc: 2755,
  engine_l: '2.8',
  cylinders: 4,
  fuel: 'Diesel',
  power_kw: 150,
  engine_code: '1GD-FTV',
  drive: '4WD',
  transmission: 'Auto',
  series_years: '2015-2022',
  ...rest,
});

const part = (partNo: string, category: string, rest: object = {}) => ({
  part_no: partNo,
  gm_part_no: '',
  brand: 'Southline',
  family: category,
  category_id: category,
  description: `Part ${partNo}`,
  grade: '',
  footnote: '',
  product_note: '',
  price_cents: 2_500,
  is_free: false,
  min_qty: 1,
  parent_part_no: '',
  child_purpose: '',
  child_position: 0,
  attributes: { height: '120' },
  specifications: [{ name: 'Height', value: '120 mm', isLink: false }],
  cross_refs: [],
  ...rest,
});

const fitment = (partNo: string, vehicleId: string, rest: object = {}) => ({
  part_no: partNo,
  vehicle_id: vehicleId,
  qty_per_vehicle: 1,
  position: '',
  note: '',
  ...rest,
});

/** A catalogue small enough to know by heart; the rows of each import file. */
export const smallWorld = () => ({
  vehicles: [
    ...[2018, 2019, 2021].map((year) => vehicle(`H${year}`, year)),
    vehicle('H2018M', 2018, { transmission: 'Manual' }),
    vehicle('W2018', 2018, { variant: 'Workmate', engine_l: '2.4', engine_cc: 2393, power_kw: 110 }),
    vehicle('C2018', 2018, { make: 'Ford', model: 'Ranger', series: 'PX', variant: '', body: 'Utility' }),
  ],
  categories: [
    { category_id: 'FILTERS', name: 'Filters', parent_id: '', position: 2, family: 'filters' },
    { category_id: 'OIL', name: 'Oil Filters', parent_id: 'FILTERS', position: 1, family: 'filters' },
    { category_id: 'AIR', name: 'Air Filters', parent_id: 'FILTERS', position: 2, family: 'filters' },
    { category_id: 'FLUIDS', name: 'Fluids & Oils', parent_id: '', position: 1, family: 'fluids' },
    { category_id: 'BULBS', name: 'Light Bulbs', parent_id: '', position: 3, family: 'bulbs' },
  ],
  parts: [
    part('SL-F100', 'OIL', {
      gm_part_no: '92-142-009',
      cross_refs: [
        { kind: 'OE', number: 'SHARED-777' },
        { kind: 'OE', number: '90915-YZZD2' },
        { kind: 'INTERCHANGE', number: 'RYCO Z386' },
      ],
    }),
    part('SL-F100X', 'OIL', { min_qty: 4, cross_refs: [{ kind: 'OE', number: 'SHARED-777' }] }),
    part('SL-F099', 'OIL'),
    part('SL-A200', 'AIR'),
    part('SL-K300', 'AIR', { description: 'Service kit' }),
    part('SL-K301', 'AIR', { parent_part_no: 'SL-K300', child_purpose: 'Element', child_position: 2 }),
    part('SL-K302', 'AIR', { parent_part_no: 'SL-K300', child_purpose: 'Seals', child_position: 1 }),
    part('SL-K303', 'AIR', { parent_part_no: 'SL-K302', child_purpose: 'O-ring', child_position: 1 }),
    part('SL-O500', 'FLUIDS', { price_cents: 0 }),
    part('SL-O501', 'FLUIDS', { price_cents: 0, is_free: true }),
  ],
  supersessions: [
    { old_part_no: 'SL-F001', new_part_no: 'SL-F099', kind: 'REPLACES', note: '' },
    { old_part_no: 'SL-F099', new_part_no: 'SL-F100', kind: 'REPLACES', note: 'From 2019' },
    { old_part_no: 'SL-A200', new_part_no: 'SL-K301', kind: 'WHILE_STOCK', note: '' },
  ],
  fitments: [
    ...['H2018', 'H2019', 'H2021', 'H2018M'].map((id) => fitment('SL-F100', id)),
    fitment('SL-F100X', 'H2018', { note: 'From 06/2018', qty_per_vehicle: 2 }),
    fitment('SL-A200', 'W2018', { position: 'Front', qty_per_vehicle: 2 }),
    fitment('SL-A200', 'W2018', { position: 'Rear', qty_per_vehicle: 2 }),
    fitment('SL-K300', 'H2018'),
    fitment('SL-K302', 'H2018'),
  ],
  stock: [
    ...['SL-F100', 'SL-K300', 'SL-O500'].map((partNo) => ({ part_no: partNo, available: 40 })),
    { part_no: 'SL-F100X', available: 11 },
    { part_no: 'SL-K302', available: 5 },
    { part_no: 'SL-A200', available: 0 },
  ],
});

type World = Partial<Record<ImportKind, readonly object[]>>;

/** Imports these rows and returns the report and the rejected rows. */
export const importWorld = async (mongo: Mongo, world: World, options: { dryRun?: boolean; force?: boolean } = {}) => {
  const rejected: RejectedRow[] = [];
  const report = await importCatalogue({
    store: createImportStore(mongo),
    lease: importLease(mongo, createLogger('test', 'silent')),
    clock: systemClock,
    ...options,
    rows: Object.fromEntries(Object.entries(world).map(([kind, rows]) => [kind, () => rowsOf(rows)])),
    reject: async (row) => void rejected.push(row),
  });
  return { report, rejected };
};
