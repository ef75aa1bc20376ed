import { expect, test } from 'vitest';
import { line } from '../../../testing/carts.ts';
import { byVehicle } from './by-vehicle.ts';

const of = (vehicle: string, partno: string) => ({ ...line, partno, vehicle });
const shown = (lines: Parameters<typeof byVehicle>[0]) =>
  byVehicle(lines).map(({ vehicle, lines: own }) => [vehicle, ...own.map(({ partno }) => partno)]);

test('lines of one vehicle are together, in the order in which they came', () => {
  const [hilux, none, swift] = ['2018 TOYOTA HiLux', '', '2015 SUZUKI Swift'];
  expect(shown([of(hilux, 'A'), of(none, 'B'), of(swift, 'C'), of(hilux, 'D'), of(none, 'E')])).toEqual([
    [hilux, 'A', 'D'],
    [none, 'B', 'E'],
    [swift, 'C'],
  ]);
  expect(shown([])).toEqual([]);
});
