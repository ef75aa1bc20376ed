import { isDomainError } from '@southline/kernel/errors';
import type { Identity } from '@southline/platform/identity';
import { currentScope, runInScope } from '@southline/platform/telemetry';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { ownsNothing } from '../security/permissions.ts';

type Caller = Pick<FastifyRequest, 'guest' | 'person'>;

const guestIdentity = (subject: string): Identity => ({ subject, role: 'guest' });

/**
 * The caller's identity: an account before a guest. A caller who owns nothing gets the same NotFound as for another person's
 * record.
 */
export const callerOf = ({ guest, person }: Caller): Identity => {
  if (person) return person.identity;
  if (!guest) throw ownsNothing();
  return guestIdentity(guest.subject);
};

/** The key under which the caller's records are stored. */
export const ownerOf = (request: Caller): string => callerOf(request).subject;

/**
 * Runs `work` on a record of the caller. If the account does not own it, tries again as the guest of the same browser: after
 * signing in, the guest's own orders stay readable (contract, O: "the guest session that placed it").
 */
export const asOwner = async <T>(
  request: FastifyRequest,
  { signer }: Pick<Context, 'signer'>,
  work: (caller: Identity) => Promise<T>,
): Promise<T> => {
  const caller = callerOf(request);
  const { guest, person } = request;
  try {
    return await work(caller);
  } catch (error) {
    if (!person || !guest || !isDomainError(error) || error.kind !== 'not-found') throw error;
    const asGuest = guestIdentity(guest.subject);
    const tokenFor = (service: string) => signer.sign(asGuest, service);
    const scope = { requestId: request.id, ...currentScope(), tokenFor };
    return runInScope(scope, () => work(asGuest));
  }
};
