import { backOff } from '@southline/kernel/back-off';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Short while a buyer may be waiting and the stock is held, then longer, until the access code expires. */
const intervals = [
  second,
  5 * second,
  15 * second,
  30 * second,
  30 * second,
  minute,
  ...Array.from({ length: 6 }, () => 2 * minute),
  ...Array.from({ length: 4 }, () => 10 * minute),
  hour,
];

/** When to ask the provider again after `checks` checks without a final answer. */
export const nextCheck = (checks: number, now: Date, scale: number): Date => {
  const interval = intervals[Math.min(checks, intervals.length - 1)] ?? hour;
  return new Date(now.getTime() + interval * scale);
};

/** The wait before a failed refund is tried again: 5 s, doubled each time, at most one hour. */
export const refundRetryMs = (tries: number, scale: number): number => backOff(tries, 5 * second, hour) * scale;

interface Pace {
  readonly scale: number;
  /** The longest time that the provider works on a refund. */
  readonly refundLongestMs: number;
}

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/**
 * When to look up a refund whose answer was lost, at growing intervals. Undefined once the provider's longest time has
 * passed.
 */
export const lookAgainAt = (sentAt: Date, now: Date, { scale, refundLongestMs }: Pace): Date | undefined => {
  const age = now.getTime() - sentAt.getTime();
  if (age >= refundLongestMs) return undefined;
  return later(now, Math.min(Math.max(second * scale, age / 2), refundLongestMs - age));
};

/** When to try a refund again while another one of its capture is at the provider. */
export const turnAt = (createdAt: Date, now: Date, { scale }: Pick<Pace, 'scale'>): Date => {
  const age = now.getTime() - createdAt.getTime();
  return later(now, Math.min(Math.max(second * scale, age / 4), 30 * second * scale));
};
