import type { Rule } from '@southline/contracts/rules';
import { DomainError, forbidden } from '@southline/kernel/errors';
import { isSecondFactorStale, secondFactorRequired, secondFactorStale } from '@southline/kernel/second-factor';
import { type Identity, isStaff, type Role } from '../identity/index.ts';

const unauthenticated = () => new DomainError('unauthenticated', 'UnauthorisedAccess', 'UnauthorisedAccess');

const groups: Readonly<Record<string, readonly Role[]>> = {
  people: ['guest', 'Member', 'Dealer', 'Admin'],
  members: ['Member', 'Dealer', 'Admin'],
  staff: ['Dealer', 'Admin'],
  administrators: ['Admin'],
};

/** Throws unless a staff member has given the second factor that the rpc needs. */
const checkSecondFactor = ({ withoutSecondFactor, freshSecondFactor }: Rule, identity: Identity, required: boolean) => {
  if (!isStaff(identity) || withoutSecondFactor) return;
  const { secondFactorAt } = identity;
  if (secondFactorAt === undefined) {
    if (required) throw secondFactorRequired();
    return;
  }
  if (freshSecondFactor && isSecondFactorStale(secondFactorAt, Date.now())) throw secondFactorStale();
};

/** Throws unless the rpc's option `callers` (proto/southline/rpc/v1/options.proto) includes the caller. */
export const checkCaller = (rule: Rule, identity: Identity | undefined, requireSecondFactor = false): void => {
  const { callers } = rule;
  if (callers.includes('anyone')) return;
  if (!identity) throw unauthenticated();
  const { role, subject } = identity;
  const isIn = (caller: string) =>
    role === 'service' ? subject === `service:${caller}` : groups[caller]?.includes(role) === true;
  if (!callers.some(isIn)) throw forbidden();
  checkSecondFactor(rule, identity, requireSecondFactor);
};
