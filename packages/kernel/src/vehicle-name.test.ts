import { expect, test } from 'vitest';
import { vehicleName } from './vehicle-name.ts';

test('a vehicle is named by year, make, model, series and variant, without unknown parts', () => {
  const vehicle = { year: 2018, make: 'TOYOTA', model: 'HiLux', series: 'GUN126R', variant: 'SR5' };
  expect(vehicleName(vehicle)).toBe('2018 TOYOTA HiLux GUN126R SR5');
  expect(vehicleName({ ...vehicle, series: '' })).toBe('2018 TOYOTA HiLux SR5');
});
