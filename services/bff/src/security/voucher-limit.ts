import { DomainError } from '@southline/kernel/errors';
import type { Redis } from '@southline/platform/redis';
import { countBoth } from './count-both.ts';

const windowSeconds = 600;
/** Tries of one guest or member. This limit is not configurable. */
const perOwner = 10;

/** Throws TooManyRequests if the caller tries more codes than a buyer would have. */
export type VoucherLimit = (address: string, owner: string) => Promise<void>;

const tooMany = () =>
  new DomainError('too-many', 'TooManyRequests', 'Too many codes were tried. Please wait ten minutes.', {
    retryAfter: String(windowSeconds),
  });
const uncounted = () =>
  new DomainError('unavailable', 'Unavailable', 'Codes cannot be checked just now. Please try again shortly.');

/** Counts across all processes. While Redis is away, codes are refused, because guessing would be unlimited. */
export const createVoucherLimit =
  (redis: Redis, perAddress: number): VoucherLimit =>
  async (address, owner) => {
    const counted = { kind: 'voucher', address, owner, perAddress, perOwner, windowSeconds };
    const within = await countBoth(redis, counted).catch(() => {
      throw uncounted();
    });
    if (!within) throw tooMany();
  };
