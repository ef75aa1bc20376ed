import { DomainError } from '@southline/kernel/errors';
import { addressKey } from '@southline/platform/address-key';
import type { Logger } from '@southline/platform/logger';
import { countWithin, type Redis } from '@southline/platform/redis';

const windowSeconds = 600;

export interface PaymentLimits {
  readonly perAddress: number;
  readonly perGuest: number;
}

/** Throws TooManyRequests for a client address or guest that asks for more access codes than a buyer needs. */
export type PaymentLimit = (address: string, owner: string) => Promise<void>;

/** Counted over all processes. While Redis is away everybody may pay: losing sales would be worse than the abuse. */
export const createPaymentLimit =
  (redis: Redis, { perAddress, perGuest }: PaymentLimits, logger: Logger): PaymentLimit =>
  async (address, owner) => {
    const within = await Promise.all([
      countWithin(redis, `payment:address:${addressKey(address)}`, perAddress, windowSeconds),
      countWithin(redis, `payment:owner:${owner}`, perGuest, windowSeconds),
    ]).catch((error: unknown) => {
      logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'payments are not counted');
      return [true];
    });
    if (within.includes(false)) {
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
