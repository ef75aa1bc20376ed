import { expect, test } from 'vitest';
import { row } from '../../../testing/parts.ts';
import { attributeOf, columnsOf, isChecked, sortedBy } from './columns.ts';

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
  expect(columnsOf(rows)).toEqual(['Width', 'Axle', 'Bore']);
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

test('rows are sorted by the number of an attribute; those without it come last', () => {
  const values = ['1000 A', '', '85 A', '250 A'].map((value) => part(value ? { Cold: value } : {}));
  const sorted = sortedBy(values, 'Cold').map((each) => attributeOf(each, 'Cold'));
  expect(sorted).toEqual(['85 A', '250 A', '1000 A', '']);
});
