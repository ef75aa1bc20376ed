import { expect, test } from 'vitest';
import { ageOf } from './age.ts';

test('from the twenty-fifth day on the end of the window is near', () => {
  const ordered = '2026-03-01T01:00:00Z';
  expect(ageOf(ordered, '2026-03-25T01:00:00Z', 'au')).toEqual({ day: 24, days: 30, late: false });
  expect(ageOf(ordered, '2026-03-26T01:00:00Z', 'au')).toMatchObject({ day: 25, late: true });
});
