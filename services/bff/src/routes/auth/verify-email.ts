import { done } from '@southline/rest/envelope';
import { callRoute } from '../call.ts';
import { visitorOf } from './visitor.ts';

/** Of whoever is signed in, who alone confirms a new address of theirs; without a session it is a registration's or refused. */
export const verifyEmail = callRoute('auth/verify-email', ({ clients, people, settings }) => async (request) => {
  const client = request.person ? clients.account : clients.auth;
  const { membershipNo } = await client.verifyEmail({
    token: request.body.token,
    visitor: visitorOf(request, settings),
  });
  people.refresh({ membershipNo });
  return done;
});
