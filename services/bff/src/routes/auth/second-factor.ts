import type { ConfirmTotpResponse, RemoveTotpResponse } from '@southline/contracts/auth';
import { done } from '@southline/rest/envelope';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { fromGiven, toAsked } from '../../contract/accounts.ts';
import { giveSession, takeSession } from '../../plugins/session-cookie.ts';
import { unauthorised } from '../../security/permissions.ts';
import type { Person } from '../../sessions/people.ts';
import { callRoute } from '../call.ts';
import { visitorOf } from './visitor.ts';

const personOf = ({ person }: Pick<FastifyRequest, 'person'>): Person => {
  if (!person) throw unauthorised();
  return person;
};

/**
 * Runs after the first factor was set up or the last one removed. This session continues under a new secret, and the
 * others end.
 */
const continued = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { people, settings, logger }: Context,
  credentialVersion: number,
  secondFactor: 'given' | 'none',
) => {
  const person = personOf(request);
  try {
    giveSession(reply, await people.renewWith(person, credentialVersion, secondFactor), settings);
  } catch (error) {
    // The new credential version has ended every session, so the person has to sign in again.
    logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'a session is not renewed');
    takeSession(reply, settings);
  }
};

export const getSecondFactor = callRoute('auth/get-second-factor', ({ clients, settings }) => async () => {
  const data = await clients.secondFactor.getSecondFactor({});
  return { status: true, data: { ...data, required: settings.REQUIRE_SECOND_FACTOR } };
});

export const askSecondFactor = callRoute('auth/ask-second-factor', ({ clients, settings }) => async (request) => {
  const { asked } = await clients.secondFactor.askSecondFactor({ visitor: visitorOf(request, settings) });
  if (!asked) throw unauthorised();
  return { status: true, data: toAsked(asked) };
});

export const giveSecondFactor = callRoute(
  'auth/give-second-factor',
  ({ clients, people, settings }) =>
    async (request) => {
      const { token } = request.body;
      const visitor = visitorOf(request, settings);
      await clients.secondFactor.giveSecondFactor({ token, given: fromGiven(request.body), visitor });
      await people.gaveSecondFactor(personOf(request));
      return done;
    },
);

export const beginTotp = callRoute('auth/begin-totp', ({ clients, settings }) => async (request) => {
  const { password } = request.body;
  const data = await clients.secondFactor.beginTotp({ password, visitor: visitorOf(request, settings) });
  return { status: true, data };
});

/** A factor was set up. The session counts as having given it. */
const added = async (
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  { recoveryCodes, credentialVersion }: ConfirmTotpResponse,
) => {
  const person = personOf(request);
  const isFirst = credentialVersion !== person.session.credentialVersion;
  if (isFirst) await continued(request, reply, context, credentialVersion, 'given');
  else await context.people.gaveSecondFactor(person);
  return { status: true, data: { recoveryCodes } };
};

export const confirmTotp = callRoute('auth/confirm-totp', (context) => async (request, reply) => {
  const visitor = visitorOf(request, context.settings);
  const set = await context.clients.secondFactor.confirmTotp({ ...request.body, visitor });
  return added(request, reply, context, set);
});

export const beginPasskey = callRoute('auth/begin-passkey', ({ clients, settings }) => async (request) => {
  const { password } = request.body;
  const data = await clients.secondFactor.beginPasskey({ password, visitor: visitorOf(request, settings) });
  return { status: true, data };
});

export const confirmPasskey = callRoute('auth/confirm-passkey', (context) => async (request, reply) => {
  const visitor = visitorOf(request, context.settings);
  const set = await context.clients.secondFactor.confirmPasskey({ ...request.body, visitor });
  return added(request, reply, context, set);
});

/** A factor was removed. If it was the last one, the other sessions end. */
const removed = async (
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  { left, credentialVersion }: RemoveTotpResponse,
) => {
  if (!left) await continued(request, reply, context, credentialVersion, 'none');
  return done;
};

export const removeTotp = callRoute('auth/remove-totp', (context) => async (request, reply) => {
  const { clients, settings } = context;
  const visitor = visitorOf(request, settings);
  return removed(request, reply, context, await clients.secondFactor.removeTotp({ visitor }));
});

export const removePasskey = callRoute('auth/remove-passkey', (context) => async (request, reply) => {
  const { clients, settings } = context;
  const visitor = visitorOf(request, settings);
  const { id } = request.body;
  return removed(request, reply, context, await clients.secondFactor.removePasskey({ id, visitor }));
});

export const resetSecondFactor = callRoute('operations/reset-second-factor', ({ clients, people, settings }) => {
  return async (request) => {
    const visitor = visitorOf(request, settings);
    const { membershipNo } = await clients.secondFactor.resetSecondFactor({ ...request.body, visitor });
    await people.expel(membershipNo);
    return done;
  };
});

export const renewRecoveryCodes = callRoute('auth/renew-recovery-codes', ({ clients, settings }) => async (request) => {
  const visitor = visitorOf(request, settings);
  const { recoveryCodes } = await clients.secondFactor.renewRecoveryCodes({ visitor });
  return { status: true, data: { recoveryCodes } };
});
