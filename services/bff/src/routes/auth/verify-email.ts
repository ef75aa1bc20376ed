import { done } from '@southline/rest/envelope';
import { callRoute } from '../call.ts';

export const verifyEmail = callRoute('auth/verify-email', ({ clients, people }) => async ({ body }) => {
  const { membershipNo } = await clients.auth.verifyEmail({ token: body.token });
  people.refresh({ membershipNo });
  return done;
});
