import { dayMs } from '@southline/kernel/clock';
import { DomainError } from '@southline/kernel/errors';
import { addressKey } from '@southline/platform/address-key';
import type { Logger } from '@southline/platform/logger';
import { countWithin, type Redis } from '@southline/platform/redis';
import type { Person } from '../sessions/people.ts';

const hourSeconds = 3_600;
const daySeconds = 86_400;

/** How long an account counts as new. Opening accounts costs nothing, so an abuser can open many. */
const newForMs = 7 * dayMs;

export interface LookUpLimits {
  /** Per hour. */
  readonly perAddress: number;
  readonly perGuest: number;
  /** Per day. */
  readonly perMember: number;
  readonly perNewMember: number;
}

export interface LookUp {
  readonly address: string;
  readonly guest: string | undefined;
  readonly person: Person | undefined;
  /** The number of plates in the request. */
  readonly by?: number;
}

/**
 * Throws if a guest, an address with guests, or a member looks up more registrations and VINs than a buyer needs. Staff have
 * no limit.
 */
export type LookUpLimit = (lookUp: LookUp) => Promise<void>;

/** The client reacts to this message by asking the visitor to sign in. Without a code, the client keeps its session. */
const signInFirst = () => new DomainError('declined', '', 'UnauthorisedAccess');

const enoughForToday = () =>
  new DomainError(
    'too-many',
    'TooManyRequests',
    'You have looked up many vehicles today. Please come back tomorrow, or choose the vehicle by make and model.',
    { retryAfter: String(daySeconds - (Math.floor(Date.now() / 1_000) % daySeconds)) },
  );

const isNew = ({ member }: Person): boolean => {
  const created = Date.parse(member?.createdAt ?? '');
  return Number.isNaN(created) || Date.now() - created < newForMs;
};

/** Counts across all processes. While Redis is away, look-ups are not limited, so that browsing still works. */
export const createLookUpLimit = (
  redis: Redis,
  { perAddress, perGuest, perMember, perNewMember }: LookUpLimits,
  logger: Logger,
): LookUpLimit => {
  const guests = async ({ address, guest, by = 1 }: LookUp): Promise<boolean> => {
    const within = await Promise.all([
      countWithin(redis, `look-up:address:${addressKey(address)}`, perAddress, hourSeconds, by),
      guest === undefined || countWithin(redis, `look-up:guest:${guest}`, perGuest, hourSeconds, by),
    ]);
    return !within.includes(false);
  };
  const members = (person: Person, by = 1): Promise<boolean> =>
    countWithin(
      redis,
      `look-up:member:${person.membershipNo}`,
      isNew(person) ? perNewMember : perMember,
      daySeconds,
      by,
    );
  const uncounted = (error: unknown) => {
    logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'look-ups are not counted');
    return true;
  };
  return async (lookUp) => {
    const { person, by } = lookUp;
    if (!person) {
      if (!(await guests(lookUp).catch(uncounted))) throw signInFirst();
      return;
    }
    if (person.role === 'Member' && !(await members(person, by).catch(uncounted))) throw enoughForToday();
  };
};
