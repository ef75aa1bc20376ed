import { done } from '@southline/rest/envelope';
import { requireFields } from '../../contract/account-fields.ts';
import { callRoute } from '../call.ts';
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
