import type { Route } from '../../context.ts';
import { email, requireFields } from '../../contract/account-fields.ts';
import { done } from '../../contract/envelope.ts';
import { object } from '../../contract/fields.ts';
import { accountCall } from './account-call.ts';
import { visitorOf } from './visitor.ts';

const schema = accountCall(
  'Mails a link and a temporary password. The answer is the same for known and unknown addresses.',
  object({ email: email() }),
  {},
);

export const forgotPassword: Route = (app, { clients, settings }) => {
  app.post('/auth/forgot-password', { schema }, async (request) => {
    requireFields(request.body, { email: 'required_email' });
    await clients.auth.requestPasswordReset({ ...request.body, visitor: visitorOf(request, settings) });
    return done;
  });
};
