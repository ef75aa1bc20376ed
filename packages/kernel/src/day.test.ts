import { expect, test } from 'vitest';
import { isDay, utcDay } from './day.ts';

test.each([
  ['2026-03-02', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['2026-3-2', false],
  ['2/3/2026', false],
  ['', false],
])('%j is a day: %s', (text, known) => {
  expect(isDay(text)).toBe(known);
});

test('a day begins at midnight UTC', () => {
  expect(utcDay('2026-03-02')).toBe(Date.UTC(2026, 2, 2));
});
