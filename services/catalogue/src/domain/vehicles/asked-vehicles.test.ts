import { expect, it } from 'vitest';
import { askedVehicles } from './asked-vehicles.ts';

const big = 'Utility, 2.8 L diesel, 150 kW, 1GD-FTV, 4WD';
const small = 'Utility, 2.4 L diesel, 110 kW, 2GD-FTV, 4WD';
const one = (variant: string, carline: string, year = 2016) => ({ variant, carline, year });

it('a variant is asked once with each engine, whatever its body', () => {
  const cab = one('SR', big.replace('Utility', 'Cab Chassis'));
  expect(askedVehicles([cab, one('SR', big), one('SR', small)])).toEqual([cab, one('SR', small)]);
});

it('every engine is among the first', () => {
  const many = Array.from({ length: 20 }, (_, at) => one(`V${at}`, big));
  const asked = askedVehicles([...many, one('SR', small)]);
  expect(asked).toHaveLength(12);
  expect(asked.slice(0, 2)).toEqual([many[0], one('SR', small)]);
});

it('nothing is asked about one engine, or about several years', () => {
  expect(askedVehicles([one('SR', big), one('SR5', big)])).toEqual([]);
  expect(askedVehicles([one('SR', big), one('SR', small, 2017)])).toEqual([]);
  expect(askedVehicles([])).toEqual([]);
});
