import { done } from '@southline/rest/envelope';
import { renamed, requireFields } from '../../contract/account-fields.ts';
import { signUpFields, signUpTexts } from '../../contract/accounts.ts';
import { keepDevice, newDevice, readDevice } from '../../plugins/session-cookie.ts';
import { callRoute } from '../call.ts';
import { visitorOf } from './visitor.ts';

export const signUp = callRoute('auth/sign-up', ({ clients, settings }) => async (request, reply) => {
  requireFields(request.body, signUpTexts);
  const { firstname, lastname, email, phone, postcode, password } = request.body;
  // Anyone who registers twice is known to be the same person by the browser.
  const device = readDevice(request, settings) ?? newDevice();
  const visitor = visitorOf(request, settings, device);
  await clients.auth
    .signUp({ firstName: firstname, lastName: lastname, email, phone, postcode, password, visitor })
    .catch(renamed(signUpFields));
  keepDevice(reply, device, settings);
  return done;
});

/** Of the person who is signed in, who alone confirms a new address of theirs; without a session it is a registration's or refused. */
export const verifyEmail = callRoute('auth/verify-email', ({ clients, people, settings }) => async (request) => {
  const client = request.person ? clients.account : clients.auth;
  const { membershipNo } = await client.verifyEmail({
    token: request.body.token,
    visitor: visitorOf(request, settings),
  });
  people.refresh({ membershipNo });
  return done;
});
