import { DomainError, forbidden } from '@southline/kernel/errors';
import type { Identity, Role } from '../identity/index.ts';

const unauthenticated = () => new DomainError('unauthenticated', 'UnauthorisedAccess', 'UnauthorisedAccess');

const groups: Readonly<Record<string, readonly Role[]>> = {
  people: ['guest', 'Member', 'Dealer', 'Admin'],
  members: ['Member', 'Dealer', 'Admin'],
  staff: ['Dealer', 'Admin'],
  administrators: ['Admin'],
};

/** Throws unless the caller is one of those whom the rpc's option `callers` names (proto/southline/rpc/v1/options.proto). */
export const checkCaller = (callers: readonly string[], identity: Identity | undefined): void => {
  if (callers.includes('anyone')) return;
  if (!identity) throw unauthenticated();
  const { role, subject } = identity;
  const isIn = (caller: string) =>
    role === 'service' ? subject === `service:${caller}` : groups[caller]?.includes(role) === true;
  if (!callers.some(isIn)) throw forbidden();
};
