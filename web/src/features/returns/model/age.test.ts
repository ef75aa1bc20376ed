import { expect, test } from 'vitest';
import { ageOf, daysBetween } from './age.ts';

test('days are those of the region’s calendar', () => {
  const evening = new Date('2026-03-01T12:30:00Z');
  const later = new Date('2026-03-01T13:30:00Z');
  expect(daysBetween(evening, later, 'au')).toBe(1);
  expect(daysBetween(evening, later, 'nz')).toBe(0);
});

test('from the twenty-fifth day on the end of the window is near', () => {
  const ordered = '2026-03-01T01:00:00Z';
  expect(ageOf(ordered, '2026-03-25T01:00:00Z', 'au')).toEqual({ day: 24, days: 30, late: false });
  expect(ageOf(ordered, '2026-03-26T01:00:00Z', 'au')).toMatchObject({ day: 25, late: true });
});
