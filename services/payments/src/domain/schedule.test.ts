import { expect, it } from 'vitest';
import { nextCheck, refundRetryMs } from './schedule.ts';

const start = new Date(0);
const intervals = Array.from({ length: 20 }, (_, checks) => nextCheck(checks, start, 1).getTime());

it('the intervals between questions never shrink, from a second to an hour', () => {
  expect(intervals).toEqual([...intervals].sort((a, b) => a - b));
  expect([intervals[0], intervals.at(-1)]).toEqual([1_000, 3_600_000]);
});

it('an abandoned attempt is asked about within 15 minutes, while its stock is held, at least ten times', () => {
  let asked = 0;
  for (let elapsed = 0; elapsed + (intervals[asked] ?? 0) < 15 * 60_000; asked += 1) elapsed += intervals[asked] ?? 0;
  expect(asked).toBeGreaterThanOrEqual(10);
});

it('the scale stretches every interval', () => {
  expect(nextCheck(3, start, 0.5).getTime()).toBe((intervals[3] ?? 0) / 2);
  expect(refundRetryMs(1, 0.1)).toBe(500);
});

it('refunds are tried again after 5 s, then ever later, an hour at most', () => {
  expect([1, 2, 3].map((tries) => refundRetryMs(tries, 1))).toEqual([5_000, 10_000, 20_000]);
  expect(refundRetryMs(1_000, 1)).toBe(3_600_000);
});
