import { type Background, repeat } from '@southline/platform/lifecycle';
import type { Logger } from '@southline/platform/logger';
import type { Mongo } from '@southline/platform/mongo';
import { liveStates } from '../domain/attempt.ts';
import { attemptsInReview, openRefunds, refundsInReview, watchedAttempts } from '../metrics.ts';
import { collections } from '../storage/collections.ts';

const intervalMs = 10_000;

/** Keeps the gauges of what is not settled; counts by the partial indexes, which hold nothing else. */
export const countOpenWork = (mongo: Mongo, logger: Logger): Background => {
  const { attempts, refunds } = collections(mongo);
  return repeat('gauges', intervalMs, logger, async () => {
    for (const state of [...liveStates, 'Closed'] as const) {
      const watched = { state, nextCheckAt: { $exists: true } };
      watchedAttempts.set({ state }, await attempts.countDocuments(watched, { hint: 'due' }));
    }
    attemptsInReview.set(await attempts.countDocuments({ review: { $exists: true } }, { hint: 'review' }));
    for (const state of ['PENDING', 'UNKNOWN'] as const) {
      openRefunds.set({ state }, await refunds.countDocuments({ state }, { hint: 'open' }));
    }
    const inReview = { state: { $in: ['PENDING' as const, 'UNKNOWN' as const] }, review: { $exists: true } };
    refundsInReview.set(await refunds.countDocuments(inReview, { hint: 'open' }));
    return false;
  });
};
