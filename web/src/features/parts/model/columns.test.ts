import { expect, test } from 'vitest';
import { row } from '../../../testing/parts.ts';
import { attributeOf, columnsOf, isChecked } from './columns.ts';

const part = (attributes: Record<string, string>, keyAttributes: string[] = []) => ({
  ...row,
  keyAttributes,
  attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
});

test('columns are attributes that most rows have and that differ', () => {
  const rows = [
    part({ Axle: 'Front', Brake: 'Disc', Width: '131 mm' }),
    part({ Axle: 'Rear', Brake: 'Disc', Width: '98 mm' }),
    part({ Axle: 'Rear', Brake: 'Disc', Rare: 'yes' }),
  ];
  expect(columnsOf(rows)).toEqual(['Axle', 'Width']);
});

test('columns that buyers look at first come first', () => {
  const rows = [
    part({ Axle: 'Front', Bore: '1', Width: '131 mm' }, ['131 mm', 'Front']),
    part({ Axle: 'Rear', Bore: '2', Width: '98 mm' }, ['98 mm', 'Rear']),
  ];
  expect(columnsOf(rows)).toEqual(['Axle', 'Width', 'Bore']);
});

test('axle and side come first, also if few rows have them or all have the same', () => {
  const rows = [part({ Width: '1 mm' }), part({ Width: '2 mm', Axle: 'front' }), part({ Width: '3 mm' })];
  expect(columnsOf(rows)).toEqual(['Axle', 'Width']);
  const left = (Length: string) => part({ Length, Side: 'left', Axle: 'front' });
  expect(columnsOf([left('1 mm'), left('2 mm')])).toEqual(['Axle', 'Side', 'Length']);
});

test('a side that fits either side is no column', () => {
  const blade = (Length: string, Side: string) => part({ Length, Side });
  expect(columnsOf([blade('1 mm', 'universal'), blade('2 mm', 'universal')])).toEqual(['Length']);
  expect(columnsOf([blade('1 mm', 'universal'), blade('2 mm', 'Driver side')])).toEqual(['Side', 'Length']);
});

test('a single part shows its attributes, and a list without attributes has no columns', () => {
  expect(columnsOf([part({ Axle: 'Front' })])).toEqual(['Axle']);
  expect(columnsOf([row, row])).toEqual([]);
});

test('nine columns are enough', () => {
  const many = (value: string) => part(Object.fromEntries('abcdefghijk'.split('').map((name) => [name, value])));
  expect(columnsOf([many('1'), many('2')])).toHaveLength(9);
});

test('a cell is the value of its own name, empty where the part has none', () => {
  expect(attributeOf(part({ Width: '1', Axle: 'Front' }), 'Axle')).toBe('Front');
  expect(attributeOf(part({ Width: '1' }), 'Axle')).toBe('');
});

test('an unknown fit is not shown, also in a kit', () => {
  const unknown = { ...row, fit: 'Unknown' as const };
  expect(isChecked([unknown, unknown])).toBe(false);
  expect(isChecked([unknown, { ...unknown, fit: 'DoesNotFit' }])).toBe(true);
  expect(isChecked([{ ...unknown, childPartListing: [row] }])).toBe(true);
});
