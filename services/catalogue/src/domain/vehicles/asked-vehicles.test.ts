import { expect, it } from 'vitest';
import { askedVehicles } from './asked-vehicles.ts';

const big = 'Utility, 2.8 L diesel, 150 kW, 1GD-FTV, 4WD';
const small = 'Utility, 2.4 L diesel, 110 kW, 2GD-FTV, 4WD';
const one = (variant: string, carline: string, year = 2016) => ({
  slug: `${variant} ${carline}`,
  variant,
  carline,
  year,
});
const texts = (named: Parameters<typeof askedVehicles>[0]) => askedVehicles(named).map(({ text }) => text);

it('a variant is asked once with each engine, whatever its body', () => {
  const cab = one('SR', big.replace('Utility', 'Cab Chassis'));
  expect(askedVehicles([cab, one('SR', big), one('SR', small)])).toEqual([
    { slug: cab.slug, text: 'SR, 2.8 L diesel, 150 kW, 1GD-FTV' },
    { slug: one('SR', small).slug, text: 'SR, 2.4 L diesel, 110 kW, 2GD-FTV' },
  ]);
});

it('every engine is among the first', () => {
  const many = Array.from({ length: 20 }, (_, at) => one(`V${at}`, big));
  const asked = texts([...many, one('SR', small)]);
  expect(asked).toHaveLength(12);
  expect(asked.slice(0, 2)).toEqual(['V0, 2.8 L diesel, 150 kW, 1GD-FTV', 'SR, 2.4 L diesel, 110 kW, 2GD-FTV']);
});

it('nothing is asked about one engine, or about several years', () => {
  expect(askedVehicles([one('SR', big), one('SR5', big)])).toEqual([]);
  expect(askedVehicles([one('SR', big), one('SR', small, 2017)])).toEqual([]);
  expect(askedVehicles([])).toEqual([]);
});
