import { expect, test } from 'vitest';
import { dayStart, regionDate, regionDateTime, regionDay, regionOf } from './region.ts';

test('between the midnights of the regions the day differs', () => {
  const at = new Date('2026-06-30T13:00:00Z');
  expect(regionDate(at, 'au')).toBe('30/06/2026');
  expect(regionDate(at, 'nz')).toBe('01/07/2026');
  expect([regionDay(at, 'au'), regionDay(at, 'nz')]).toEqual(['2026-06-30', '2026-07-01']);
});

test('summer time counts: 13:30 UTC is past midnight in Melbourne in January and not in July', () => {
  expect(regionDate(new Date('2026-01-31T13:30:00Z'), 'au')).toBe('01/02/2026');
  expect(regionDate(new Date('2026-07-31T13:30:00Z'), 'au')).toBe('31/07/2026');
});

test('an unknown region is Australia', () => {
  expect(['nz', 'au', '', 'xx'].map(regionOf)).toEqual(['nz', 'au', 'au', 'au']);
});

test.each([
  ['20260131', 'au', 0, '2026-01-30T13:00:00.000Z'],
  ['20260731', 'au', 0, '2026-07-30T14:00:00.000Z'],
  ['20260731', 'au', 1, '2026-07-31T14:00:00.000Z'],
  // Clocks change in these nights.
  ['20261004', 'au', 0, '2026-10-03T14:00:00.000Z'],
  ['20261004', 'au', 1, '2026-10-04T13:00:00.000Z'],
  ['20260405', 'au', 1, '2026-04-05T14:00:00.000Z'],
  ['20260731', 'nz', 0, '2026-07-30T12:00:00.000Z'],
  ['20261231', 'nz', 1, '2026-12-31T11:00:00.000Z'],
] as const)('the day %s of %s, %i later, begins at %s', (day, region, later, at) => {
  expect(dayStart(day, region, later)?.toISOString()).toBe(at);
});

test.each(['', '2026', '20260230', '20261301', '2026-01-01', 'yesterday'])('%j is no day', (text) => {
  expect(dayStart(text, 'au')).toBeUndefined();
});

test('a time is what the clocks of the region showed', () => {
  expect(regionDateTime(new Date('2026-01-31T13:30:05Z'), 'au')).toBe('01/02/2026 00:30:05');
  expect(regionDateTime(new Date('2026-01-31T13:30:05Z'), 'nz')).toBe('01/02/2026 02:30:05');
});
