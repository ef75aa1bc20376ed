import type { Route } from '../../context.ts';
import { mailedToken } from '../../contract/account-fields.ts';
import { done } from '../../contract/envelope.ts';
import { object } from '../../contract/fields.ts';
import { accountCall } from './account-call.ts';

const schema = accountCall(
  'Uses up the token of a verification mail. Refusals: invalid_token, expired_token.',
  object({ token: mailedToken() }),
  {},
);

export const verifyEmail: Route = (app, { clients, people }) => {
  app.post('/auth/verify-email', { schema }, async ({ body }) => {
    const { membershipNo } = await clients.auth.verifyEmail({ token: body.token });
    people.refresh({ membershipNo });
    return done;
  });
};
