import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Context, Route } from '../../context.ts';
import { password, requireFields } from '../../contract/account-fields.ts';
import { changePasswordTexts, resetPasswordTexts } from '../../contract/accounts.ts';
import { done } from '../../contract/envelope.ts';
import { object } from '../../contract/fields.ts';
import { giveSession, keepDevice, newDevice, readDevice, takeSession } from '../../plugins/session-cookie.ts';
import { unauthorised } from '../../security/permissions.ts';
import { accountCall } from './account-call.ts';
import { accountGone } from './account-gone.ts';
import { visitorOf } from './visitor.ts';

const schema = accountCall(
  'Sets a new password: with a mailed token and its temporary password, or, with an empty token, with the current one. ' +
    'Refusals: invalid_token, expired_token, invalid_credentials, password_too_weak; 429 too_many_attempts.',
  object({
    token: Type.String({ maxLength: 200, description: 'Empty: the own password is changed, which needs a session.' }),
    tempPassword: password('With an empty token: the current password.'),
    newPassword: password('10 to 128 characters.'),
  }),
  {},
);

interface Passwords {
  readonly token: string;
  readonly tempPassword: string;
  readonly newPassword: string;
}

/** With a mailed token: whoever has it need not be signed in, and nobody stays so. */
const resetWithToken = async (request: FastifyRequest, reply: FastifyReply, passwords: Passwords, context: Context) => {
  const { clients, people, settings } = context;
  const { token, tempPassword, newPassword } = passwords;
  // The account knows this browser from now on, so that strangers who guess do not keep it out.
  const device = readDevice(request, settings) ?? newDevice();
  const { membershipNo } = await clients.auth.resetPassword({
    token,
    temporaryPassword: tempPassword,
    newPassword,
    visitor: visitorOf(request, settings, device),
  });
  keepDevice(reply, device, settings);
  await people.expel(membershipNo);
  return done;
};

/** The caller's own password: this session goes on under a new id, the others end. */
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
    // The password is changed, and that has ended every session: all that is left is to sign in again.
    logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'a session is not renewed');
    takeSession(reply, settings);
  }
  return { ...done, message: 'The password has been updated successfully.' };
};

export const resetPassword: Route = (app, context) => {
  app.post('/auth/reset-password', { schema }, async (request, reply) => {
    const own = request.body.token === '';
    requireFields(request.body, own ? changePasswordTexts : resetPasswordTexts);
    return own
      ? changeOwn(request, reply, request.body, context)
      : resetWithToken(request, reply, request.body, context);
  });
};
