import { DomainError } from '@southline/kernel/errors';
import type { Redis } from '@southline/platform/redis';
import { countBoth } from './count-both.ts';

const daySeconds = 86_400;

/** The limits per client address and per guest or member. */
interface Most {
  readonly perAddress: number;
  readonly perGuest: number;
}

export interface FreeOrderLimits {
  readonly orders: Most;
  readonly copies: Most;
}

/**
 * Throws TooManyRequests above a daily limit (UTC) for each client address and each owner. The limits concern orders
 * without a payment, and the mailed copies of them.
 */
export type FreeOrderLimit = (address: string, owner: string, copies: number) => Promise<void>;

const tooMany = (message: string) =>
  new DomainError('too-many', 'TooManyRequests', message, {
    retryAfter: String(daySeconds - (Math.floor(Date.now() / 1_000) % daySeconds)),
  });
const tooManyOrders = () =>
  tooMany('Too many orders without payment for one day. Please come back tomorrow, or call us.');
const tooManyCopies = () =>
  tooMany('Too many copies of orders without payment for one day. Please leave the additional emails empty.');
const uncounted = () =>
  new DomainError('unavailable', 'Unavailable', 'This order cannot be placed just now. Please try again shortly.');

/**
 * Counts across all processes. While Redis is away, free orders are refused, because each one sends mails to addresses
 * that its sender chooses.
 */
export const createFreeOrderLimit = (redis: Redis, { orders, copies: mails }: FreeOrderLimits): FreeOrderLimit => {
  const count = (kind: string, address: string, owner: string, { perAddress, perGuest }: Most, by: number) =>
    countBoth(redis, { kind, address, owner, perAddress, perOwner: perGuest, windowSeconds: daySeconds, by }).catch(
      () => {
        throw uncounted();
      },
    );
  return async (address, owner, copies) => {
    if (!(await count('free-order', address, owner, orders, 1))) throw tooManyOrders();
    if (copies > 0 && !(await count('copy', address, owner, mails, copies))) throw tooManyCopies();
  };
};
