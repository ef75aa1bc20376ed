import { expect, test } from 'vitest';
import { closingDaysOf } from './closing-days.ts';

test.each([
  ['', []],
  ['2026-12-24', ['2026-12-24']],
  ['2026-12-24, 2026-12-30..2027-01-01', ['2026-12-24', '2026-12-30', '2026-12-31', '2027-01-01']],
  ['2026-12-24,', ['2026-12-24']],
])('"%s" is read', (text, days) => expect(closingDaysOf(text)).toEqual(days));

test.each([
  '24/12/2026',
  '2026-02-30',
  '2026-12-31..2026-12-24',
  '2026-12-24..2027-12-31',
  '2026-12-24..2026-12-26..2026-12-28',
  '2026-12-24..',
  'Christmas',
])('"%s" is refused', (text) => expect(closingDaysOf(text)).toBeUndefined());
