import { type Background, repeat } from '@southline/platform/lifecycle';
import type { Logger } from '@southline/platform/logger';
import type { Context } from './context.ts';
import type { SettleAttempt } from './settle-attempt.ts';

const parallel = 8;
const poll = { min: 50, max: 500 };
/** Longer than both questions about an attempt may take. */
const leaseMarginMs = 5_000;

/** The reconciler: asks the provider about due attempts, whose own next date is their lease. */
export const watchAttempts = (context: Context, settle: SettleAttempt): Background => {
  const { attempts, clock, settings, logger } = context;
  const leaseMs = 2 * settings.providerTimeoutMs + leaseMarginMs;
  const pollMs = Math.max(poll.min, Math.min(poll.max, poll.max * settings.scale));

  const one = async (): Promise<boolean> => {
    const now = clock.now();
    const id = await attempts.takeDue(now, new Date(now.getTime() + leaseMs));
    if (id === undefined) return false;
    await settle(id).catch(failed(logger, id));
    return true;
  };
  return repeat('reconciler', pollMs, logger, async () => {
    const taken = await Promise.all(Array.from({ length: parallel }, one));
    return taken.includes(true);
  });
};

const failed = (logger: Logger, attempt: string) => (error: unknown) => {
  logger.error({ err: error, attempt }, 'an attempt could not be settled');
};
