import { done } from '@southline/rest/envelope';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { requireFields } from '../../contract/account-fields.ts';
import { changePasswordTexts, resetPasswordTexts } from '../../contract/accounts.ts';
import { giveSession, newDevice, readDevice, setDeviceCookie, takeSession } from '../../plugins/session-cookie.ts';
import { unauthorised } from '../../security/permissions.ts';
import { callRoute } from '../call.ts';
import { accountGone } from './account-gone.ts';
import { visitorOf } from './visitor.ts';

export const forgotPassword = callRoute('auth/forgot-password', ({ clients, settings }) => async (request) => {
  requireFields(request.body, { email: 'required_email' });
  await clients.auth.requestPasswordReset({ ...request.body, visitor: visitorOf(request, settings) });
  return done;
});

export const checkResetToken = callRoute('auth/check-reset-token', ({ clients }) => async ({ body }) => {
  await clients.auth.checkResetToken({ token: body.token });
  return done;
});

interface Passwords {
  readonly token: string;
  readonly tempPassword: string;
  readonly newPassword: string;
}

/** Resets the password with a mailed token. The caller need not be signed in. All sessions of the account end. */
const resetWithToken = async (request: FastifyRequest, reply: FastifyReply, passwords: Passwords, context: Context) => {
  const { clients, people, settings } = context;
  const { token, tempPassword, newPassword } = passwords;
  // From now on the account recognises this browser, so that strangers' wrong guesses do not lock it out.
  const device = readDevice(request, settings) ?? newDevice();
  const { membershipNo } = await clients.auth.resetPassword({
    token,
    temporaryPassword: tempPassword,
    newPassword,
    visitor: visitorOf(request, settings, device),
  });
  setDeviceCookie(reply, device, settings);
  await people.expel(membershipNo);
  return done;
};

/** Changes the caller's own password. This session continues under a new secret, and the others end. */
const changeOwn = async (request: FastifyRequest, reply: FastifyReply, passwords: Passwords, context: Context) => {
  const { clients, people, settings, logger } = context;
  const { person } = request;
  if (!person) throw unauthorised();
  const { credentialVersion } = await clients.account
    .changePassword({
      currentPassword: passwords.tempPassword,
      newPassword: passwords.newPassword,
      visitor: visitorOf(request, settings),
    })
    .catch(accountGone(request, context));
  try {
    giveSession(reply, await people.renew(person, credentialVersion), settings);
  } catch (error) {
    // The change of the password has ended every session, so the person has to sign in again.
    logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'a session is not renewed');
    takeSession(reply, settings);
  }
  return { ...done, message: 'The password has been updated successfully.' };
};

export const resetPassword = callRoute('auth/reset-password', (context) => async (request, reply) => {
  const own = request.body.token === '';
  requireFields(request.body, own ? changePasswordTexts : resetPasswordTexts);
  return own ? changeOwn(request, reply, request.body, context) : resetWithToken(request, reply, request.body, context);
});
