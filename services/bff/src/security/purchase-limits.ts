import { DomainError } from '@southline/kernel/errors';
import { addressKey } from '@southline/platform/address-key';
import type { Logger } from '@southline/platform/logger';
import { countWithin, type Redis } from '@southline/platform/redis';

const tenMinutes = 600;
const daySeconds = 86_400;

const tooMany = (message: string, retryAfterSeconds: number) =>
  new DomainError('too-many', 'TooManyRequests', message, { retryAfter: String(retryAfterSeconds) });
const unavailable = (message: string) => new DomainError('unavailable', 'Unavailable', message);

/** The limits per client address and per guest or member. */
export interface Most {
  readonly perAddress: number;
  readonly perGuest: number;
}

/** Counts a use for a client address and for an owner, across all processes. False if either exceeds its limit. */
const countBoth = async (
  redis: Redis,
  kind: string,
  { address, owner, by = 1 }: { readonly address: string; readonly owner: string; readonly by?: number },
  { perAddress, perGuest }: Most,
  windowSeconds: number,
): Promise<boolean> => {
  const within = await Promise.all([
    countWithin(redis, `${kind}:address:${addressKey(address)}`, perAddress, windowSeconds, by),
    countWithin(redis, `${kind}:owner:${owner}`, perGuest, windowSeconds, by),
  ]);
  return !within.includes(false);
};

/** Throws TooManyRequests if a client address or guest requests more access codes than a buyer needs. */
export type PaymentLimit = (address: string, owner: string) => Promise<void>;

/** While Redis is away, payments are not limited, because lost sales would be worse than abuse. */
export const createPaymentLimit =
  (redis: Redis, most: Most, logger: Logger): PaymentLimit =>
  async (address, owner) => {
    const within = await countBoth(redis, 'payment', { address, owner }, most, tenMinutes).catch((error: unknown) => {
      logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'payments are not counted');
      return true;
    });
    if (!within) throw tooMany('Too many payments were started. Please wait a few minutes.', 300);
  };

/** Tries of one guest or member. This limit is not configurable. */
const codesPerGuest = 10;

/** Throws TooManyRequests if the caller tries more codes than a buyer would have. */
export type VoucherLimit = (address: string, owner: string) => Promise<void>;

/** While Redis is away, codes are refused, because guessing would be unlimited. */
export const createVoucherLimit =
  (redis: Redis, perAddress: number): VoucherLimit =>
  async (address, owner) => {
    const most = { perAddress, perGuest: codesPerGuest };
    const within = await countBoth(redis, 'voucher', { address, owner }, most, tenMinutes).catch(() => {
      throw unavailable('Codes cannot be checked just now. Please try again shortly.');
    });
    if (!within) throw tooMany('Too many codes were tried. Please wait ten minutes.', tenMinutes);
  };

export interface FreeOrderLimits {
  readonly orders: Most;
  readonly copies: Most;
}

/**
 * Throws TooManyRequests above a daily limit (UTC) for each client address and each owner. The limits concern orders
 * without a payment, and the mailed copies of them.
 */
export type FreeOrderLimit = (address: string, owner: string, copies: number) => Promise<void>;

const tooManyToday = (message: string) => tooMany(message, daySeconds - (Math.floor(Date.now() / 1_000) % daySeconds));

/** While Redis is away, free orders are refused, because each one sends mails to addresses that its sender chooses. */
export const createFreeOrderLimit = (redis: Redis, { orders, copies: mails }: FreeOrderLimits): FreeOrderLimit => {
  const count = (kind: string, address: string, owner: string, most: Most, by: number) =>
    countBoth(redis, kind, { address, owner, by }, most, daySeconds).catch(() => {
      throw unavailable('This order cannot be placed just now. Please try again shortly.');
    });
  return async (address, owner, copies) => {
    if (!(await count('free-order', address, owner, orders, 1)))
      throw tooManyToday('Too many orders without payment for one day. Please come back tomorrow, or call us.');
    if (copies > 0 && !(await count('copy', address, owner, mails, copies)))
      throw tooManyToday(
        'Too many copies of orders without payment for one day. Please leave the additional emails empty.',
      );
  };
};
