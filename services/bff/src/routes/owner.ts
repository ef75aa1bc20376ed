import { DomainError, isDomainError } from '@southline/kernel/errors';
import type { Identity } from '@southline/platform/identity';
import { currentScope, runInScope } from '@southline/platform/telemetry';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { OpenedOrder, OrderKey } from '../security/guest-orders.ts';
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

/** The order that a call names, and whether the call changes it. */
export type Named = OrderKey & { readonly changes?: true };

const readingOnly = () =>
  new DomainError(
    'forbidden',
    'ReadingOnly',
    'The link of the mail only shows the order. Ask for a code to change something.',
  );

const isMissing = (error: unknown) => isDomainError(error) && error.kind === 'not-found';

/**
 * Runs `work` on a record of the caller. If the account does not own it, tries again as the guest of the same browser: after
 * signing in, the guest's own orders stay readable (contract, O: "the guest session that placed it"). For a named order, tries
 * at last as the guest who placed it, if this session opened exactly that order with a code or a link.
 */
export const asOwner = async <T>(
  request: FastifyRequest,
  { signer, guestOrders }: Pick<Context, 'signer' | 'guestOrders'>,
  work: (caller: Identity, opened?: OpenedOrder) => Promise<T>,
  named?: Named,
): Promise<T> => {
  const caller = callerOf(request);
  const { guest, person } = request;
  const as = (identity: Identity, opened?: OpenedOrder): Promise<T> => {
    const tokenFor = (service: string) => signer.sign(identity, service);
    return runInScope({ requestId: request.id, ...currentScope(), tokenFor }, () => work(identity, opened));
  };
  const asOpener = async (error: unknown): Promise<T> => {
    const opened = guest && named && isMissing(error) ? await guestOrders.find(guest.subject, named) : undefined;
    if (!opened) throw error;
    if (named?.changes && opened.linkSealedAt !== undefined) throw readingOnly();
    return as(guestIdentity(opened.owner), opened);
  };
  try {
    return await work(caller);
  } catch (error) {
    if (!guest || !isMissing(error)) throw error;
    return person ? as(guestIdentity(guest.subject)).catch(asOpener) : asOpener(error);
  }
};
