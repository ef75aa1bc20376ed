import { expect, test } from 'vitest';
import { row as filter } from '../../../testing/parts.ts';
import { gradesOf, type JobRow, lineOf, offered, rowsToAdd, totalOf, usual } from './columns.ts';

type Part = JobRow['parts'][number];

const part = (productNr: string, grade: string, rest: Partial<Part> = {}): Part => ({
  ...filter,
  productNr,
  grade,
  childPartListing: [],
  ...rest,
});
const need = (name: string, parts: JobRow['parts'], rest: Partial<JobRow> = {}): JobRow => ({
  need: name,
  quantity: 1,
  use: 'Always',
  parts,
  ...rest,
});

test('columns are the grades of indispensable parts, the plainest first', () => {
  const rows = [
    need('Pads', [part('P', 'PREMIUM'), part('S', 'standard'), part('N', '')]),
    need('Sensor', [part('G', 'GENUINE')], { use: 'Optional' }),
  ];
  expect(gradesOf(rows)).toEqual(['STANDARD', 'PREMIUM']);
});

test('grades that would take the same parts are one column', () => {
  const rows = [need('Filter', [part('F', 'STANDARD')]), need('Oil', [part('O', 'PREMIUM')])];
  expect(gradesOf(rows)).toEqual(['STANDARD']);
});

test('a column offers its own grade, or says that it offers the nearest', () => {
  const pads = need('Pads', [part('S', 'STANDARD'), part('S2', 'STANDARD'), part('G', 'GENUINE')]);
  expect(offered(pads, 'STANDARD')).toMatchObject({
    parts: [{ productNr: 'S' }, { productNr: 'S2' }],
    otherGrade: false,
  });
  expect(offered(pads, 'ECONOMY')).toMatchObject({
    parts: [{ productNr: 'S' }, { productNr: 'S2' }],
    otherGrade: true,
  });
  expect(offered(need('Rear', []), 'STANDARD')).toEqual({ parts: [], otherGrade: false });
});

test('quantities are those of the part on the vehicle, rounded up to the pack size', () => {
  expect(lineOf(part('A', '', { pcq: 3, extra: { gmPartNumber: '', minQty: 2 } }), { quantity: 1 }).quantity).toBe(4);
  expect(lineOf(part('A', '', { pcq: 0 }), { quantity: 5 }).quantity).toBe(5);
});

test('what cannot be had in full is short, and not in the total', () => {
  const good = lineOf(part('A', '', { pcq: 2, listPrice: 10.1, availableQuantity: 2 }), { quantity: 1 });
  const short = lineOf(part('B', '', { pcq: 2, listPrice: 5, availableQuantity: 1 }), { quantity: 1 });
  const gone = lineOf(part('C', '', { orderable: false }), { quantity: 1 });
  expect([good.short, short.short, gone.short]).toEqual([false, true, true]);
  expect(totalOf([good, good, good, short, gone])).toBe(60.6);
});

test('optional needs are left to the buyer, and needs without parts are not selected', () => {
  const some = [part('A', '')];
  expect(usual(need('Pads', some))).toBe(true);
  expect(usual(need('Fluid', some, { use: 'Optional' }))).toBe(false);
  expect(usual(need('Rotors', [], { use: 'Usually' }))).toBe(false);
});

test('one part for two needs is one row', () => {
  const line = lineOf(part('A', '', { pcq: 1 }), { quantity: 1 });
  expect(rowsToAdd([line, line])).toEqual([{ partNo: 'A', quantity: 2 }]);
});
