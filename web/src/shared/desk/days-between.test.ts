import { expect, test } from 'vitest';
import { daysBetween } from './days-between.ts';

test('days are those of the region’s calendar', () => {
  const evening = new Date('2026-03-01T12:30:00Z');
  const later = new Date('2026-03-01T13:30:00Z');
  expect(daysBetween(evening, later, 'au')).toBe(1);
  expect(daysBetween(evening, later, 'nz')).toBe(0);
});
