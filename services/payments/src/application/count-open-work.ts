import { type Background, repeat } from '@southline/platform/lifecycle';
import { attemptsInReview, openRefunds, refundsInReview, watchedAttempts } from '../metrics.ts';
import type { Ports } from './ports.ts';

const intervalMs = 10_000;

/** Updates the gauges of open attempts and refunds. */
export const countOpenWork = ({ books, logger }: Ports): Background =>
  repeat('gauges', intervalMs, logger, async () => {
    const work = await books.openWork();
    for (const [state, count] of Object.entries(work.attempts)) watchedAttempts.set({ state }, count);
    for (const [state, count] of Object.entries(work.refunds)) openRefunds.set({ state }, count);
    attemptsInReview.set(work.paymentsInReview);
    refundsInReview.set(work.refundsInReview);
    return false;
  });
