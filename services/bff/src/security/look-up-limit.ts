import { DomainError } from '@southline/kernel/errors';
import { addressKey } from '@southline/platform/address-key';
import type { Logger } from '@southline/platform/logger';
import { countWithin, type Redis } from '@southline/platform/redis';

const windowSeconds = 3_600;

export interface LookUpLimits {
  readonly perAddress: number;
  readonly perGuest: number;
}

/** Throws for a guest, or an address with guests, that looks up more registrations and VINs in an hour than a buyer needs. */
export type LookUpLimit = (address: string, guest: string | undefined) => Promise<void>;

/** The client takes this message as the call to sign in; without a code its session stays as it is. */
const signInFirst = () => new DomainError('declined', '', 'UnauthorisedAccess');

/** Counted over all processes. While Redis is away nobody is counted: browsing goes on. */
export const createLookUpLimit =
  (redis: Redis, { perAddress, perGuest }: LookUpLimits, logger: Logger): LookUpLimit =>
  async (address, guest) => {
    const within = await Promise.all([
      countWithin(redis, `look-up:address:${addressKey(address)}`, perAddress, windowSeconds),
      guest === undefined ? true : countWithin(redis, `look-up:guest:${guest}`, perGuest, windowSeconds),
    ]).catch((error: unknown) => {
      logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'look-ups are not counted');
      return [true];
    });
    if (within.includes(false)) throw signInFirst();
  };
