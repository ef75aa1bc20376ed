import { expect, test } from 'vitest';
import { dispatchDay, expectedDays, parcelArrival } from './dispatch-day.ts';

const melbourne = { cutOff: '14:00', timeZone: 'Australia/Melbourne', warehouseClosedOn: ['2026-12-25', '2026-12-28'] };

// In summer Melbourne is 11 hours ahead of UTC.
test.each([
  ['before the cut-off', '2026-11-24T02:59:00Z', '2026-11-24'],
  ['at the cut-off', '2026-11-24T03:00:00Z', '2026-11-25'],
  ['on Friday after the cut-off', '2026-11-27T03:30:00Z', '2026-11-30'],
  ['on Saturday', '2026-11-28T01:00:00Z', '2026-11-30'],
  ['on a holiday before a weekend and a substitute day', '2026-12-25T01:00:00Z', '2026-12-29'],
  ['on Sunday evening in UTC, Monday morning in Melbourne', '2026-11-29T22:00:00Z', '2026-11-30'],
])('an order %s leaves on the next working day that is left', (_when, at, day) => {
  expect(dispatchDay(melbourne, new Date(at))).toBe(day);
});

const terms = {
  ...melbourne,
  transitDays: { VIC: 1, WA: 5, ACT: 0 },
  holidays: { VIC: ['2026-12-28'], ACT: ['2026-12-29'] },
};

test.each([
  ['a day later', 'VIC', '2026-11-24T02:00:00Z', '2026-11-25'],
  ['over a weekend', 'VIC', '2026-11-27T02:00:00Z', '2026-11-30'],
  ['a working week later', 'WA', '2026-11-24T02:00:00Z', '2026-12-01'],
  ['on the day of dispatch', 'ACT', '2026-11-28T02:00:00Z', '2026-11-30'],
  ['after a holiday of its own', 'VIC', '2026-12-25T02:00:00Z', '2026-12-30'],
  ['on the first working day of its state', 'ACT', '2026-12-25T02:00:00Z', '2026-12-30'],
  ['on no known day', 'NT', '2026-11-24T02:00:00Z', ''],
])('an order arrives %s in %s', (_when, state, at, day) => {
  expect(expectedDays(terms, state, new Date(at)).arrivalDay).toBe(day);
});

test('a parcel is on its way from the day on which it left, whatever the time', () => {
  expect(parcelArrival(terms, 'VIC', new Date('2026-11-24T06:00:00Z'))).toBe('2026-11-25');
  expect(parcelArrival(terms, 'VIC', new Date('2026-11-27T06:00:00Z'))).toBe('2026-11-30');
  expect(parcelArrival(terms, 'NT', new Date('2026-11-24T06:00:00Z'))).toBe('');
});
