import type { Route } from '../../context.ts';
import { mailedToken } from '../../contract/account-fields.ts';
import { done } from '../../contract/envelope.ts';
import { object } from '../../contract/fields.ts';
import { accountCall } from './account-call.ts';

const schema = accountCall(
  'Whether a reset token may still be used; uses nothing up. Refusals: invalid_token, expired_token.',
  object({ token: mailedToken() }),
  {},
);

export const checkResetToken: Route = (app, { clients }) => {
  app.post('/auth/check-reset-token', { schema }, async ({ body }) => {
    await clients.auth.checkResetToken({ token: body.token });
    return done;
  });
};
