import type { Parsed } from '@southline/imports/cells';
import { describe, expect, it } from 'vitest';
import { categoryRow, fitmentRow, mergeFitments, stockRow, supersessionRows } from './catalogue-rows.ts';
import { drawingHash, partRow } from './part-row.ts';
import { vehicleRows } from './vehicle-row.ts';

const taken = <T>(parsed: Parsed<T>): T => {
  if ('value' in parsed) return parsed.value;
  throw new Error(JSON.stringify(parsed.problems));
};
const fieldsOf = (parsed: Parsed<unknown>) => ('problems' in parsed ? parsed.problems.map(({ field }) => field) : []);

describe('a vehicle', () => {
  const hilux = { id: 'a1', make: 'Toyota', model: 'HiLux Ltd.', year: '2018', series: 'GUN126R', variant: 'SR5+' };

  it('has a readable address that ends with its id', () => {
    expect(taken(vehicleRows()(hilux))).toMatchObject({
      id: 'A1',
      slug: 'toyota-hilux-ltd-gun126r-2018-sr5-a1',
      make: 'TOYOTA',
      model: 'HiLux Ltd.',
    });
  });

  it('without a variant is distinguished by its body', () => {
    const parsed = taken(vehicleRows()({ id: 'U1', make: 'ACURA', model: 'ILX', year: '2014', body: 'Sedan' }));
    expect(parsed).toMatchObject({ variant: 'Sedan', carline: 'Sedan', series: '' });
  });

  it('keeps its type id from import to import', () => {
    const first = taken(vehicleRows()(hilux)).kType;
    expect(first).toMatch(/^\d{9}$/);
    expect(taken(vehicleRows()({ ...hilux, id: 'B7', year: '2019' })).kType).toBe(first);
    expect(taken(vehicleRows()({ ...hilux, engine_l: '2.4' })).kType).not.toBe(first);
  });

  it('with a wrong year, a strange id or no model is refused for all three', () => {
    const row = { ...hilux, id: 'a 1', model: ' ', year: '18' };
    expect(fieldsOf(vehicleRows()(row))).toEqual(['id', 'model', 'year']);
  });
});

describe('a part', () => {
  const parse = partRow(new Set(['OIL']));
  const filter = { part_no: 'SL-F 100', category_id: 'OIL', description: 'Oil filter', price_cents: '2590' };

  it('keeps its printed and its cleansed number', () => {
    expect(taken(parse({ ...filter, gm_part_no: '92-142 009' }))).toMatchObject({
      id: 'SLF100',
      partNo: 'SL-F 100',
      priceCents: 2_590,
      minQty: 1,
      oeNumbers: ['92142009'],
    });
  });

  it('keeps leading zeros', () => {
    expect(taken(parse({ ...filter, part_no: '00-123' })).id).toBe('00123');
  });

  it('shows the first attributes that are short and no links', () => {
    const specifications = [
      { name: 'Sheet', value: '/a.pdf', isLink: true },
      { name: 'Voltage', value: '12 V' },
      { name: 'Remark', value: 'longer than a buyer scans for in a list' },
      { name: 'Capacity', value: '60 Ah' },
    ];
    const { keyAttributes } = taken(parse({ ...filter, specifications: JSON.stringify(specifications) }));
    expect(keyAttributes).toEqual(['12 V', '60 Ah']);
  });

  it.each([
    ['price_cents', '25.90'],
    ['price_cents', '-1'],
    ['part_no', '---'],
    ['part_no', '1E+05'],
    ['part_no', '3-Dec'],
    ['category_id', 'AIR'],
    ['description', ''],
    ['min_qty', '0'],
    ['is_free', 'maybe'],
    ['parent_part_no', 'slf100'],
    ['attributes', '[1]'],
    ['specifications', '{}'],
    ['cross_refs', '[{"kind":"OTHER","number":"1"}]'],
  ])('is refused for its %s "%s"', (field, value) => {
    expect(fieldsOf(parse({ ...filter, [field]: value }))).toEqual([field]);
  });

  it('that is free has no price', () => {
    expect(fieldsOf(parse({ ...filter, is_free: 'true' }))).toEqual(['is_free']);
  });

  it('has a drawing URL that changes with the drawing, not with the order of the attributes', () => {
    expect(drawingHash('oil', { a: '1', b: '2' })).toBe(drawingHash('oil', { b: '2', a: '1' }));
    expect(drawingHash('oil', { a: '1' })).not.toBe(drawingHash('oil', { a: '2' }));
    expect(drawingHash('oil', {})).not.toBe(drawingHash('air', {}));
  });
});

it('a category is not its own parent', () => {
  expect(fieldsOf(categoryRow({ category_id: 'A', name: 'A', parent_id: 'A' }))).toEqual(['parent_id']);
});

it.each(['Mar-18', '2024-03-12', '3/12/2024', '1,23E+11', '#N/A', '3.146E+97', '12-Mar'])(
  'a number that a spreadsheet has changed to %s is refused in every column',
  (number) => {
    const part = { part_no: 'A1', category_id: 'OIL', description: 'Oil filter', price_cents: '1' };
    const parts = partRow(new Set(['OIL']));
    for (const column of ['part_no', 'gm_part_no', 'parent_part_no'])
      expect(fieldsOf(parts({ ...part, [column]: number }))).toContain(column);
    for (const kind of ['OE', 'INTERCHANGE'])
      expect(fieldsOf(parts({ ...part, cross_refs: JSON.stringify([{ kind, number }]) }))).toEqual(['cross_refs']);
    const step = { old_part_no: 'A', new_part_no: 'B', kind: 'REPLACES' };
    for (const column of ['old_part_no', 'new_part_no'])
      expect(fieldsOf(supersessionRows()({ ...step, [column]: number }))).toContain(column);
    expect(fieldsOf(stockRow(new Set())({ part_no: number, available: '1' }))).toContain('part_no');
    const fitment = { part_no: number, vehicle_id: number };
    const fields = fieldsOf(fitmentRow({ parts: new Set(), vehicles: new Set() })(fitment));
    expect(fields).toEqual(expect.arrayContaining(['part_no', 'vehicle_id']));
    const vehicle = { id: 'A1', make: 'Saab', model: number, year: '2018', series: number };
    expect(fieldsOf(vehicleRows()(vehicle))).toEqual(['model', 'series']);
  },
);

it('a supersession that closes a loop is refused', () => {
  const parse = supersessionRows();
  const step = (old_part_no: string, new_part_no: string) => parse({ old_part_no, new_part_no, kind: 'REPLACES' });
  expect(fieldsOf(step('FO1003', 'FO1008'))).toEqual([]);
  const closing = step('FO1008', 'FO-1003');
  expect(closing).toEqual({
    problems: [
      { field: 'new_part_no', problem: 'closes a loop: by the rows above, FO-1003 is replaced by FO1008 in the end' },
    ],
  });
  expect(fieldsOf(step('FO1008', 'FO1009'))).toEqual([]);
});

it('a supersession leads somewhere else, or ends a part', () => {
  const row = { old_part_no: 'A-1', new_part_no: 'A 1', kind: 'replaces' };
  expect(fieldsOf(supersessionRows()(row))).toEqual(['new_part_no']);
  expect(fieldsOf(supersessionRows()({ ...row, new_part_no: '' }))).toEqual(['new_part_no']);
  expect(fieldsOf(supersessionRows()({ ...row, kind: 'MAYBE', new_part_no: 'B' }))).toEqual(['kind']);
  const ended = taken(supersessionRows()({ ...row, new_part_no: '', kind: 'DISCONTINUED' }));
  expect(ended).toMatchObject({ id: 'A1:', oldPartNo: 'A-1', newNo: '' });
});

it('a fitment names a known part and a known vehicle', () => {
  const parse = fitmentRow({ parts: new Set(['A1']), vehicles: new Set(['V1']) });
  const row = { part_no: 'a-1', vehicle_id: 'v1', qty_per_vehicle: '2' };
  const fitment = taken(parse(row));
  expect(fitment).toEqual({ part: 'A1', vehicle: 'V1', qty: 2, position: '', note: '' });
  expect(fieldsOf(parse({ part_no: 'B', vehicle_id: 'V2' }))).toEqual(['part_no', 'vehicle_id']);
});

it('stock is a whole number of units of a known part', () => {
  const parse = stockRow(new Set(['A1']));
  expect(taken(parse({ part_no: 'A 1', available: '7' }))).toEqual({ partNo: 'A1', available: 7 });
  expect(fieldsOf(parse({ part_no: 'A1', available: '-7' }))).toEqual(['available']);
  expect(fieldsOf(parse({ part_no: 'A1', available: '' }))).toEqual(['available']);
});

it('fitments that say the same of a part become one, each vehicle once', () => {
  const row = { part: 'A1', qty: 1, position: '', note: '' };
  const turbo = { ...row, note: 'Turbo' };
  const rows = [
    { ...row, vehicle: 'V1' },
    { ...turbo, vehicle: 'V1' },
    { ...row, vehicle: 'V2' },
    { ...row, vehicle: 'V1' },
  ];
  expect(mergeFitments(rows)).toEqual([
    { ...row, vehicles: ['V1', 'V2'] },
    { ...turbo, vehicles: ['V1'] },
  ]);
});
