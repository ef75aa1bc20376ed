import { expect, it } from 'vitest';
import { expandVehicles } from './vehicles.ts';

const vehicles = [...expandVehicles()];

it('expands to 57,342 vehicles of 57 makes with running ids', () => {
  expect(vehicles).toHaveLength(57_342);
  expect(new Set(vehicles.map(({ make }) => make)).size).toBe(57);
  expect(vehicles.at(-1)?.id).toBe('A057342');
});

it('gives each vehicle its engine', () => {
  const hilux = vehicles.find(
    ({ model, year, engine_code }) => model === 'HiLux' && year === 2018 && engine_code === '1GD-FTV',
  );
  expect(hilux).toMatchObject({
    make: 'TOYOTA',
    engine_cc: 2755,
    engine_l: '2.8',
    cylinders: 4,
    fuel: 'Diesel',
    power_kw: 150,
  });
});

it('leaves engine figures of electric vehicles empty', () => {
  const electric = vehicles.filter(({ fuel }) => fuel === 'Electric');
  expect(electric.length).toBeGreaterThan(100);
  expect(electric.every(({ engine_cc, cylinders }) => engine_cc === null && cylinders === null)).toBe(true);
});
