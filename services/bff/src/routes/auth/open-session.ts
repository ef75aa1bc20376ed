import type { Member } from '@southline/contracts/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { toSessionUser } from '../../contract/accounts.ts';
import { type Device, giveSession, sessionSecret, setDeviceCookie } from '../../plugins/session-cookie.ts';
import { unauthorised } from '../../security/permissions.ts';
import { roleOf } from '../../sessions/standing.ts';
import { mergeCart } from './merge-cart.ts';
import { visitorOf } from './visitor.ts';

interface Admitted {
  readonly member: Member | undefined;
  readonly credentialVersion: number;
  readonly device: Device;
  readonly secondFactor: boolean;
}

/** Opens the session of a person whom auth admitted, and returns the answer of the sign-in. */
export const openSession = async (
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  { member, credentialVersion, device, secondFactor }: Admitted,
) => {
  const { people, sessions, settings } = context;
  const role = member && roleOf(member);
  if (!member || !role) throw unauthorised();

  // The browser's previous session, which may be another person's, ends with the new one.
  const before = sessionSecret(request, settings);
  const old = before === undefined ? undefined : await sessions.find(before);
  const { secret, person } = await people.signIn({
    member,
    role,
    credentialVersion,
    device: visitorOf(request, settings, device).deviceLabel,
    mergePending: request.guest !== undefined,
    secondFactor,
  });
  if (old) await sessions.end(old);
  giveSession(reply, secret, settings);
  setDeviceCookie(reply, device, settings);

  const merged = await mergeCart(request, person, context);
  if (merged && person.session.mergePending) await people.merged(person);
  return { status: true, data: toSessionUser(member), cartMerged: merged ?? [] };
};
