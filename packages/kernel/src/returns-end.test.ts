import { expect, test } from 'vitest';
import { returnsEnd } from './returns-end.ts';

test('the thirtieth day after the order counts as a whole, by the clock of the region', () => {
  const late = new Date('2026-03-01T12:59:00Z');
  expect(returnsEnd(late, 'au').toISOString()).toBe('2026-03-31T13:00:00.000Z');
  expect(returnsEnd(late, 'nz').toISOString()).toBe('2026-04-01T11:00:00.000Z');
});

test('the window ends at midnight also when clocks change within it', () => {
  expect(returnsEnd(new Date('2026-03-20T01:00:00Z'), 'au').toISOString()).toBe('2026-04-19T14:00:00.000Z');
});
