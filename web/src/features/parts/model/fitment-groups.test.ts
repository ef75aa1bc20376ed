import { expect, test } from 'vitest';
import { groupFitments, matching } from './fitment-groups.ts';

const vehicle = (make: string, model: string, years = '2015–2020', variant = '') => ({
  make,
  model,
  series: '',
  years,
  variant,
  note: '',
});
const all = [
  vehicle('FORD', 'Ranger', '2012, 2015–2020', 'XLT'),
  vehicle('FORD', 'Everest'),
  vehicle('FORD', 'Ranger', '2021', 'Raptor'),
  vehicle('TOYOTA', 'HiLux'),
];

test('vehicles are grouped by make and model, with their count', () => {
  const shape = groupFitments(all, '').map(({ make, count, models }) => [
    make,
    count,
    models.map(({ model, vehicles }) => [model, vehicles.length]),
  ]);
  expect(shape).toEqual([
    [
      'FORD',
      3,
      [
        ['Ranger', 2],
        ['Everest', 1],
      ],
    ],
    ['TOYOTA', 1, [['HiLux', 1]]],
  ]);
});

test('the make of the chosen vehicle comes first, others keep their order', () => {
  expect(groupFitments(all, 'TOYOTA').map(({ make }) => make)).toEqual(['TOYOTA', 'FORD']);
});

test('every word has to be found, in any column and any spelling', () => {
  expect(matching(all, ' ranger  RAP').map(({ variant }) => variant)).toEqual(['Raptor']);
  expect(matching(all, 'ranger corolla')).toEqual([]);
  expect(matching(all, ' ')).toHaveLength(4);
});

test('a year is found within the years of a vehicle, and not beside them', () => {
  expect(matching(all, 'ranger 2017').map(({ variant }) => variant)).toEqual(['XLT']);
  expect(matching(all, 'ranger 2013')).toEqual([]);
  expect(matching(all, '2021').map(({ variant }) => variant)).toEqual(['Raptor']);
});
