import { done } from '@southline/rest/envelope';
import { callRoute } from '../call.ts';

export const checkResetToken = callRoute('auth/check-reset-token', ({ clients }) => async ({ body }) => {
  await clients.auth.checkResetToken({ token: body.token });
  return done;
});
