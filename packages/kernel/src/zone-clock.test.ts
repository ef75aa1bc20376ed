import { expect, test } from 'vitest';
import { dayAfter, dayIn, instantOf, isTimeZone, weekday } from './zone-clock.ts';

test('a day by the clock of a place', () => {
  const at = new Date('2026-10-03T14:30:00Z');
  expect(dayIn(at, 'Australia/Hobart')).toBe('2026-10-04');
  expect(dayIn(at, 'Australia/Perth')).toBe('2026-10-03');
});

test('a skipped time is moved forward; of a repeated time the later one counts', () => {
  expect(instantOf('2026-10-04', 150, 'Australia/Hobart')).toEqual(new Date('2026-10-04T03:30:00+11:00'));
  expect(instantOf('2026-04-05', 150, 'Australia/Hobart')).toEqual(new Date('2026-04-05T02:30:00+10:00'));
});

test('midnight of the next day', () =>
  expect(instantOf('2026-10-03', 1_440, 'Australia/Adelaide')).toEqual(new Date('2026-10-04T00:00:00+09:30')));

test('days of the week and the day after', () => {
  expect(weekday('2026-10-04')).toBe(7);
  expect(weekday('2026-10-05')).toBe(1);
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
});

test('zones', () => {
  expect(isTimeZone('Australia/Broken_Hill')).toBe(true);
  expect(isTimeZone('Australia/Nowhere')).toBe(false);
  expect(isTimeZone('')).toBe(false);
});
