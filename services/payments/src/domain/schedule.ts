const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Close together while a buyer may be waiting and the stock is held, then rarer, until the access code has ended. */
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

/** When to ask the provider again after `checks` questions without a final answer. */
export const nextCheck = (checks: number, now: Date, scale: number): Date => {
  const interval = intervals[Math.min(checks, intervals.length - 1)] ?? hour;
  return new Date(now.getTime() + interval * scale);
};

/** Wait before a refund whose answer was lost is looked after again: 5 s, doubling, one hour at most. */
export const refundRetryMs = (tries: number, scale: number): number =>
  Math.min(5 * second * 2 ** Math.min(tries - 1, 20), hour) * scale;
