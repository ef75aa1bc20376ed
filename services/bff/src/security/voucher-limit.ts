import { DomainError } from '@southline/kernel/errors';
import { addressKey } from '@southline/platform/address-key';
import { countWithin, type Redis } from '@southline/platform/redis';

const windowSeconds = 600;
/** A guest's or member's (contract: not raised anywhere). */
const perOwner = 10;

/** Throws TooManyRequests for who tries more codes than a buyer has. */
export type VoucherLimit = (address: string, owner: string) => Promise<void>;

const tooMany = () =>
  new DomainError('too-many', 'TooManyRequests', 'Too many codes were tried. Please wait ten minutes.', {
    retryAfter: String(windowSeconds),
  });
const uncounted = () =>
  new DomainError('unavailable', 'Unavailable', 'Codes cannot be checked just now. Please try again shortly.');

/** Counted over all processes. While Redis is away no code is tried: guessing would cost nothing. */
export const createVoucherLimit =
  (redis: Redis, perAddress: number): VoucherLimit =>
  async (address, owner) => {
    const within = await Promise.all([
      countWithin(redis, `voucher:address:${addressKey(address)}`, perAddress, windowSeconds),
      countWithin(redis, `voucher:owner:${owner}`, perOwner, windowSeconds),
    ]).catch(() => {
      throw uncounted();
    });
    if (within.includes(false)) throw tooMany();
  };
