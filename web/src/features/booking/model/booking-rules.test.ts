import { expect, test } from 'vitest';
import { problems } from '../messages.ts';
import { checkBooking, vehicleLabel } from './booking-rules.ts';

test('a date is required and not in the past; today counts', () => {
  const booking = { service: 'Logbook service', name: 'Robin', phone: '1', email: 'r@example.com', comment: '' };
  const problemOf = (preferredDate: string) =>
    checkBooking('2026-07-02')({ ...booking, preferredDate }, 'complete').preferredDate;
  expect(['', '2026-07-01', '2026-07-02'].map(problemOf)).toEqual([problems.date, problems.datePast, undefined]);
});

test('a car is named by year, make, model, series and variant, as far as they are known', () => {
  const car = { make: 'TOYOTA', model: 'HiLux', year: 2018, series: '', variant: 'SR5' };
  expect(vehicleLabel(car)).toBe('2018 TOYOTA HiLux SR5');
});
