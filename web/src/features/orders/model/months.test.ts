import { expect, test } from 'vitest';
import { monthOf } from './months.ts';

test.each([
  ['2026-11-25', 0, '2026-11-01', '2026-11-30'],
  ['2026-01-31', 1, '2025-12-01', '2025-12-31'],
  ['2028-03-31', 1, '2028-02-01', '2028-02-29'],
] as const)('the month of %s, %d ago', (today, ago, from, to) => expect(monthOf(today, ago)).toEqual({ from, to }));
