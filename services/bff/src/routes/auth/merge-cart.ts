import { currentScope, runInScope } from '@southline/platform/telemetry';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { toCartMerged } from '../../contract/accounts.ts';
import type { Person } from '../../sessions/people.ts';

/** Longer than a merge takes. If orders is slow, the sign-in continues without the merge. */
const mergeMs = 2_000;

type Merger = Pick<Context, 'clients' | 'signer' | 'people' | 'logger'>;

/**
 * Moves the guest cart of this browser into the account's cart. Undefined if that failed: the guest's cart stays, and
 * the session remembers to try again. The guest's cookie is kept in either case, for the guest's own orders.
 */
export const mergeCart = async (
  request: FastifyRequest,
  { identity, session }: Pick<Person, 'identity' | 'session'>,
  { clients, signer, logger }: Merger,
) => {
  const { guest } = request;
  if (!guest || !session.mergePending) return [];
  const scope = currentScope();
  const deadline = Math.min(scope?.deadline ?? Number.POSITIVE_INFINITY, Date.now() + mergeMs);
  try {
    const guestToken = await signer.sign({ subject: guest.subject, role: 'guest' }, 'orders');
    const tokenFor = (service: string) => signer.sign(identity, service);
    const { lines } = await runInScope({ requestId: request.id, ...scope, tokenFor, deadline }, () =>
      clients.orders.mergeCart({ guestToken }),
    );
    return toCartMerged(lines);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    logger.warn({ requestId: request.id, reason }, 'a cart is not merged yet');
    return undefined;
  }
};

/** Repeats a merge that failed at sign-in, for calls that show the cart. Empty if there was nothing to merge. */
export const mergeCartNow = async (request: FastifyRequest, merger: Merger) => {
  const { person } = request;
  if (!person?.session.mergePending) return [];
  const merged = await mergeCart(request, person, merger);
  if (!merged) return [];
  await merger.people.merged(person);
  return merged;
};
