import { expect, test } from 'vitest';
import { problems } from '../messages.ts';
import { checkBooking } from './booking-rules.ts';

const booking = {
  service: 'Logbook service',
  preferredDate: '2026-07-02',
  secondDate: '',
  plate: '',
  postcode: '',
  name: 'Robin',
  phone: '1',
  email: 'r@example.com',
  comment: '',
};
const check = (change: Partial<typeof booking>, hasDealer = true) =>
  checkBooking('2026-07-02', hasDealer)({ ...booking, ...change }, 'complete');

test('a date is required and not in the past; today counts', () => {
  const problemOf = (preferredDate: string) => check({ preferredDate }).preferredDate;
  expect(['', '2026-07-01', '2026-07-02'].map(problemOf)).toEqual([problems.date, problems.datePast, undefined]);
});

test('a second date is not needed, not in the past, and another day', () => {
  const problemOf = (secondDate: string) => check({ secondDate }).secondDate;
  expect(['', '2026-07-01', '2026-07-02', '2026-07-03'].map(problemOf)).toEqual([
    undefined,
    problems.datePast,
    problems.dateTwice,
    undefined,
  ]);
});

test('the desk needs a postcode, a chosen dealer does not', () => {
  expect([check({}, false).postcode, check({}).postcode]).toEqual([problems.postcode, undefined]);
  expect(check({ postcode: '317' }).postcode).toBe(problems.postcodeInvalid);
  expect(check({ postcode: '3 175' }, false).postcode).toBeUndefined();
});
