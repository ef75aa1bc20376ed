import { done } from '@southline/rest/envelope';
import { renamed, requireFields } from '../../contract/account-fields.ts';
import { signUpField, signUpTexts } from '../../contract/accounts.ts';
import { newDevice, readDevice, setDeviceCookie } from '../../plugins/session-cookie.ts';
import { callRoute } from '../call.ts';
import { visitorOf } from './visitor.ts';

export const signUp = callRoute('auth/sign-up', ({ clients, settings }) => async (request, reply) => {
  const { businessName = '', ...required } = request.body;
  requireFields(required, signUpTexts);
  const { firstname: firstName, lastname: lastName, ...typed } = required;
  // With the device cookie auth recognises a person who registers twice.
  const device = readDevice(request, settings) ?? newDevice();
  const visitor = visitorOf(request, settings, device);
  await clients.auth.signUp({ ...typed, firstName, lastName, businessName, visitor }).catch(renamed(signUpField));
  setDeviceCookie(reply, device, settings);
  return done;
});

/**
 * A new address is confirmed by its member in a session. A registration is verified in the browser that registered,
 * which auth recognises by its device cookie. Any other browser has to choose a new password, and is recognised
 * afterwards.
 */
export const verifyEmail = callRoute('auth/verify-email', ({ clients, people, settings }) => async (request, reply) => {
  const client = request.person ? clients.account : clients.auth;
  const { token, newPassword = '' } = request.body;
  const device = readDevice(request, settings) ?? newDevice();
  const visitor = visitorOf(request, settings, device);
  const { membershipNo } = await client.verifyEmail({ token, newPassword, visitor });
  if (newPassword !== '') setDeviceCookie(reply, device, settings);
  people.refresh({ membershipNo });
  return done;
});
