import { isDomainError } from '@southline/kernel/errors';
import { type Background, repeat } from '@southline/platform/lifecycle';
import type { Logger } from '@southline/platform/logger';
import type { Ports } from './ports.ts';
import type { SettleAttempt } from './settle-attempt.ts';

const parallel = 16;
const poll = { min: 50, max: 1_000 };
/** Added to the time of the two calls about an attempt, so that the lease outlives them. */
const leaseMarginMs = 5_000;

/** The reconciler. It asks the provider about due attempts. The date of an attempt's next check is its lease. */
export const watchAttempts = (ports: Ports, settle: SettleAttempt): Background => {
  const { attempts, clock, settings, logger } = ports;
  const leaseMs = 2 * settings.providerTimeoutMs + leaseMarginMs;
  const pollMs = Math.max(poll.min, Math.min(poll.max, poll.max * settings.scale));

  const one = async (id: string): Promise<void> => {
    const now = clock.now();
    if (await attempts.take(id, now, new Date(now.getTime() + leaseMs))) await settle(id);
  };

  return repeat('reconciler', pollMs, logger, async () => {
    const due = await attempts.due(clock.now(), parallel);
    await Promise.all(due.map((id) => one(id).catch(failed(logger, id))));
    return due.length === parallel;
  });
};

const failed = (logger: Logger, attempt: string) => (error: unknown) => {
  if (isDomainError(error, 'Unavailable')) logger.debug({ attempt }, 'an attempt is busy');
  else logger.error({ err: error, attempt }, 'an attempt could not be settled');
};
