import type { Code } from '@southline/kernel/codes';
import { DomainError, isDomainError, isNotFound } from '@southline/kernel/errors';
import { membershipNoOf, mostGuestOwners } from '@southline/kernel/owner';
import type { Identity } from '@southline/platform/identity';
import { currentScope, runInScope } from '@southline/platform/telemetry';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { isNamed, type OpenedOrder, type OrderKey } from '../security/guest-orders.ts';
import { ownsNothing } from '../security/permissions.ts';

type Caller = Pick<FastifyRequest, 'guest' | 'person'>;

/**
 * If the subject is the member to whose account an order moved, the identity has that membership number. The role stays
 * guest, so the session gets no more rights.
 */
const guestIdentity = (subject: string): Identity => ({
  subject,
  role: 'guest',
  membershipNo: membershipNoOf(subject) || undefined,
});

/**
 * The caller's identity: the account if signed in, otherwise the guest. A caller without either gets the same NotFound
 * as for another person's record.
 */
export const callerOf = ({ guest, person }: Caller): Identity => {
  if (person) return person.identity;
  if (!guest) throw ownsNothing();
  return guestIdentity(guest.subject);
};

/** The key under which the caller's records are stored. */
export const ownerOf = (request: Caller): string => callerOf(request).subject;

/**
 * The order that a call names, and whether the call changes it. A call that names another record uses `isOf`, which
 * tells whether the record belongs to an opened order. `isOf` reads in the name of the order's owner; NotFound means
 * no.
 */
export type Named = (OrderKey | { readonly isOf: (order: OpenedOrder) => Promise<boolean> }) & {
  readonly changes?: true;
  /** The code with which the call refuses an order of another owner. Default: NotFound. */
  readonly refusal?: Code;
};

const readingOnly = () =>
  new DomainError('forbidden', 'ReadingOnly', 'This link only shows the order. To change the order, ask for a code.');

/** Runs `work` with service calls in the name of `identity`. */
export const runAs = <T>(
  { id }: Pick<FastifyRequest, 'id'>,
  { signer }: Pick<Context, 'signer'>,
  identity: Identity,
  work: () => Promise<T>,
): Promise<T> => {
  const tokenFor = (service: string) => signer.sign(identity, service);
  return runInScope({ requestId: id, ...currentScope(), tokenFor }, work);
};

/**
 * The orders that a guest session may use although it does not own them. First those that it placed and that have moved
 * to an account, then those that it opened. Each with its present owner.
 */
const usableOrders = async (
  { clients, guestOrders }: Pick<Context, 'clients' | 'guestOrders'>,
  guest: string,
): Promise<readonly OpenedOrder[]> => {
  const opened = await guestOrders.opened(guest);
  const guestOwners = [...new Set([guest, ...opened.map(({ owner }) => owner)])].slice(0, mostGuestOwners);
  const { orders } = await clients.guestOrders.findJoinedOrders({ guestOwners });
  const owners = new Map(orders.map(({ orderId, owner }) => [orderId, owner]));
  const present = opened.map((order) => ({ ...order, owner: owners.get(order.orderId) ?? order.owner }));
  return [...orders.filter(({ guestOwner }) => guestOwner === guest), ...present];
};

/**
 * Runs `work` on a record of the caller. If the account does not own it, tries again as the guest of the same browser,
 * so that the guest's own orders stay readable after sign-in. For a named order, finally tries as its owner. This
 * requires that the session opened exactly that order with a code or a link, or placed it before it moved to an account.
 */
export const asOwner = async <T>(
  request: FastifyRequest,
  context: Pick<Context, 'clients' | 'signer' | 'guestOrders'>,
  work: (caller: Identity, opened?: OpenedOrder) => Promise<T>,
  named?: Named,
): Promise<T> => {
  const caller = callerOf(request);
  const { guest, person } = request;
  const run = <R>(identity: Identity, wanted: () => Promise<R>): Promise<R> =>
    runAs(request, context, identity, wanted);
  const as = (identity: Identity, opened?: OpenedOrder): Promise<T> => run(identity, () => work(identity, opened));
  const isOf = async (order: OpenedOrder, wanted: Named): Promise<boolean> => {
    if (!('isOf' in wanted)) return isNamed(order, wanted);
    return run(guestIdentity(order.owner), () => wanted.isOf(order)).catch((error: unknown) => {
      if (isNotFound(error)) return false;
      throw error;
    });
  };
  const isRefused = (error: unknown) => isNotFound(error) || (named?.refusal && isDomainError(error, named.refusal));
  const asOpener = async (error: unknown): Promise<T> => {
    if (!guest || !named || !isRefused(error)) throw error;
    for (const order of await usableOrders(context, guest.subject)) {
      if (!(await isOf(order, named))) continue;
      if (named.changes && order.linkSealedAt !== undefined) throw readingOnly();
      return as(guestIdentity(order.owner), order);
    }
    throw error;
  };
  try {
    return await work(caller);
  } catch (error) {
    if (!guest || !isRefused(error)) throw error;
    return person ? as(guestIdentity(guest.subject)).catch(asOpener) : asOpener(error);
  }
};
