import type { Route } from '../../context.ts';
import { renamed, requireFields } from '../../contract/account-fields.ts';
import { signUp as body, signUpFields, signUpTexts } from '../../contract/accounts.ts';
import { done } from '../../contract/envelope.ts';
import { keepDevice, newDevice, readDevice } from '../../plugins/session-cookie.ts';
import { accountCall } from './account-call.ts';
import { visitorOf } from './visitor.ts';

const schema = accountCall(
  'Joins. The answer is the same for known and unknown addresses; a mail tells the rest. Refusal: password_too_weak.',
  body,
  {},
);

export const signUp: Route = (app, { clients, settings }) => {
  app.post('/auth/sign-up', { schema }, async (request, reply) => {
    requireFields(request.body, signUpTexts);
    const { firstname, lastname, email, phone, postcode, password } = request.body;
    // Whoever registers twice is known to be the same person by the browser.
    const device = readDevice(request, settings) ?? newDevice();
    const visitor = visitorOf(request, settings, device);
    await clients.auth
      .signUp({ firstName: firstname, lastName: lastname, email, phone, postcode, password, visitor })
      .catch(renamed(signUpFields));
    keepDevice(reply, device, settings);
    return done;
  });
};
