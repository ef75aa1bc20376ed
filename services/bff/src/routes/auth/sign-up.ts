import type { Route } from '../../context.ts';
import { renamed, requireFields } from '../../contract/account-fields.ts';
import { signUp as body, signUpFields, signUpTexts } from '../../contract/accounts.ts';
import { done } from '../../contract/envelope.ts';
import { accountCall } from './account-call.ts';
import { visitorOf } from './visitor.ts';

const schema = accountCall(
  'Joins. The answer is the same for known and unknown addresses; a mail tells the rest. Refusal: password_too_weak.',
  body,
  {},
);

export const signUp: Route = (app, { clients, settings }) => {
  app.post('/auth/sign-up', { schema }, async (request) => {
    requireFields(request.body, signUpTexts);
    const { firstname, lastname, email, phone, postcode, password } = request.body;
    const visitor = visitorOf(request, settings);
    await clients.auth
      .signUp({ firstName: firstname, lastName: lastname, email, phone, postcode, password, visitor })
      .catch(renamed(signUpFields));
    return done;
  });
};
