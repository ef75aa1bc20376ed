import { expect, test } from 'vitest';
import { regionDate, regionOf } from './region.ts';

test('between the midnights of the regions it is another day in each', () => {
  const at = new Date('2026-06-30T13:00:00Z');
  expect(regionDate(at, 'au')).toBe('30/06/2026');
  expect(regionDate(at, 'nz')).toBe('01/07/2026');
});

test('summer time counts: 13:30 UTC is past midnight in Melbourne in January and not in July', () => {
  expect(regionDate(new Date('2026-01-31T13:30:00Z'), 'au')).toBe('01/02/2026');
  expect(regionDate(new Date('2026-07-31T13:30:00Z'), 'au')).toBe('31/07/2026');
});

test('an unknown region is Australia', () => {
  expect(['nz', 'au', '', 'xx'].map(regionOf)).toEqual(['nz', 'au', 'au', 'au']);
});
