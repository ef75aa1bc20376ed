import type { Member } from '@southline/contracts/auth';
import { DomainError } from '@southline/kernel/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { requireFields } from '../../contract/account-fields.ts';
import { fromGiven, signInTexts, toAsked, toSessionUser } from '../../contract/accounts.ts';
import {
  type Device,
  giveSession,
  newDevice,
  readDevice,
  sessionSecret,
  setDeviceCookie,
} from '../../plugins/session-cookie.ts';
import { unauthorised } from '../../security/permissions.ts';
import { roleOf } from '../../sessions/standing.ts';
import { callRoute } from '../call.ts';
import { mergeCart } from './merge-cart.ts';
import { visitorOf } from './visitor.ts';

interface Admitted {
  readonly member: Member | undefined;
  readonly credentialVersion: number;
  readonly device: Device;
  readonly secondFactor: boolean;
}

/** Opens the session of a person whom auth admitted, and returns the answer of the sign-in. */
const openSession = async (
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

const secondFactorNeeded = (asked: ReturnType<typeof toAsked>) =>
  new DomainError('declined', 'SecondFactorNeeded', 'second_factor_needed', { ...asked, totp: String(asked.totp) });

export const signIn = callRoute('auth/sign-in', (context) => {
  const { clients, sessions, settings } = context;
  return async (request, reply) => {
    requireFields(request.body, signInTexts);
    // Runs before an attempt is counted, because a sign-in needs the session store.
    await sessions.check();
    const device = readDevice(request, settings) ?? newDevice();
    const { member, credentialVersion, secondFactor } = await clients.auth.signIn({
      ...request.body,
      visitor: visitorOf(request, settings, device),
    });
    if (secondFactor) {
      // The second step is accepted only from this browser.
      setDeviceCookie(reply, device, settings);
      throw secondFactorNeeded(toAsked(secondFactor));
    }
    return openSession(request, reply, context, { member, credentialVersion, device, secondFactor: false });
  };
});

export const finishSignIn = callRoute('auth/finish-sign-in', (context) => {
  const { clients, sessions, settings } = context;
  return async (request, reply) => {
    await sessions.check();
    const device = readDevice(request, settings) ?? newDevice();
    const visitor = visitorOf(request, settings, device);
    const { token } = request.body;
    const admitted = await clients.auth.finishSignIn({ token, given: fromGiven(request.body), visitor });
    return openSession(request, reply, context, { ...admitted, device, secondFactor: true });
  };
});
