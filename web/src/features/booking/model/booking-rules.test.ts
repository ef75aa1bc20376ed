import { expect, test } from 'vitest';
import { bookingChecks, vehicleLabel } from './booking-rules.ts';

test('a date is required and not in the past; today counts', () => {
  const { preferredDate } = bookingChecks('2026-07-02');
  expect(['', '2026-07-01', '2026-07-02'].map(preferredDate)).toEqual(['date', 'datePast', undefined]);
});

test('a car is named by year, make, model, series and variant, as far as they are known', () => {
  const car = { make: 'TOYOTA', model: 'HiLux', year: 2018, series: '', variant: 'SR5' };
  expect(vehicleLabel(car)).toBe('2018 TOYOTA HiLux SR5');
});
