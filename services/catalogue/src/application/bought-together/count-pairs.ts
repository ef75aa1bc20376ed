import { type Clock, dayMs, hourMs } from '@southline/kernel/clock';
import { type Background, repeat } from '@southline/platform/lifecycle';
import type { Logger } from '@southline/platform/logger';
import { pairsOf, retentionDays } from '../../domain/bought-together/pairs.ts';
import type { PairStore } from '../../domain/bought-together/ports.ts';

const atOnce = 100;
/**
 * Orders are counted this long after their time, so that late events are included. Events that come even later are not
 * counted.
 */
const settledMs = hourMs;

/** Counts the parts of the next orders. Returns whether there are more. */
export const countPairs = (pairs: PairStore, clock: Clock) => async (): Promise<boolean> => {
  const now = clock.now().getTime();
  const from = (await pairs.countedUntil()) ?? new Date(now - retentionDays * dayMs);
  const sales = await pairs.sales(from, new Date(now - settledMs), atOnce);
  const last = sales.at(-1);
  if (!last) return false;
  await pairs.add(pairsOf(sales), from, last.at);
  return sales.length === atOnce;
};

/** Several processes may count at the same time: each order counts once. */
export const countingPairs = (pairs: PairStore, clock: Clock, logger: Logger): Background =>
  repeat('parts bought together', hourMs, logger, countPairs(pairs, clock));
