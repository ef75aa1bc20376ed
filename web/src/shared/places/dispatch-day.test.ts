import { expect, test } from 'vitest';
import { dispatchDay } from './dispatch-day.ts';

const melbourne = { cutOff: '14:00', timeZone: 'Australia/Melbourne' };

// In summer Melbourne is 11 hours ahead of UTC.
test.each([
  ['before the cut-off', '2026-11-24T02:59:00Z', '2026-11-24'],
  ['at the cut-off', '2026-11-24T03:00:00Z', '2026-11-25'],
  ['on Friday after the cut-off', '2026-11-27T03:30:00Z', '2026-11-30'],
  ['on Saturday', '2026-11-28T01:00:00Z', '2026-11-30'],
  ['on Sunday evening in UTC, Monday morning in Melbourne', '2026-11-29T22:00:00Z', '2026-11-30'],
])('an order %s leaves on the next working day that is left', (_when, at, day) => {
  expect(dispatchDay(melbourne, new Date(at))).toBe(day);
});
