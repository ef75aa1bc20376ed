import { DomainError } from '@southline/kernel/errors';
import type { Logger } from '@southline/platform/logger';
import type { Redis } from '@southline/platform/redis';
import { countBoth } from './count-both.ts';

const windowSeconds = 600;

export interface PaymentLimits {
  readonly perAddress: number;
  readonly perGuest: number;
}

/** Throws TooManyRequests if a client address or guest requests more access codes than a buyer needs. */
export type PaymentLimit = (address: string, owner: string) => Promise<void>;

/**
 * Counts across all processes. While Redis is away, payments are not limited, because lost sales would be worse than
 * abuse.
 */
export const createPaymentLimit =
  (redis: Redis, { perAddress, perGuest }: PaymentLimits, logger: Logger): PaymentLimit =>
  async (address, owner) => {
    const counted = { kind: 'payment', address, owner, perAddress, perOwner: perGuest, windowSeconds };
    const within = await countBoth(redis, counted).catch((error: unknown) => {
      logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'payments are not counted');
      return true;
    });
    if (!within) {
      throw new DomainError(
        'too-many',
        'TooManyRequests',
        'Too many payments were started. Please wait a few minutes.',
        {
          retryAfter: '300',
        },
      );
    }
  };
