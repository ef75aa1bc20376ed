import { DomainError } from '@southline/kernel/errors';
import { requireFields } from '../../contract/account-fields.ts';
import { signInTexts } from '../../contract/accounts.ts';
import { fromGiven, toAsked } from '../../contract/second-factor.ts';
import { newDevice, readDevice, setDeviceCookie } from '../../plugins/session-cookie.ts';
import { callRoute } from '../call.ts';
import { openSession } from './open-session.ts';
import { visitorOf } from './visitor.ts';

const secondFactorNeeded = (asked: ReturnType<typeof toAsked>) =>
  new DomainError('declined', 'SecondFactorNeeded', 'second_factor_needed', { ...asked, totp: String(asked.totp) });

export const signIn = callRoute('auth/sign-in', (context) => {
  const { clients, sessions, settings } = context;
  return async (request, reply) => {
    requireFields(request.body, signInTexts);
    // Runs before an attempt is counted, because a sign-in needs the session store.
    await sessions.check();
    const device = readDevice(request, settings) ?? newDevice();
    const { member, credentialVersion, secondFactor } = await clients.auth.signIn({
      ...request.body,
      visitor: visitorOf(request, settings, device),
    });
    if (secondFactor) {
      // The second step is accepted only from this browser.
      setDeviceCookie(reply, device, settings);
      throw secondFactorNeeded(toAsked(secondFactor));
    }
    return openSession(request, reply, context, { member, credentialVersion, device, secondFactor: false });
  };
});

export const finishSignIn = callRoute('auth/finish-sign-in', (context) => {
  const { clients, sessions, settings } = context;
  return async (request, reply) => {
    await sessions.check();
    const device = readDevice(request, settings) ?? newDevice();
    const visitor = visitorOf(request, settings, device);
    const { token } = request.body;
    const admitted = await clients.auth.finishSignIn({ token, given: fromGiven(request.body), visitor });
    return openSession(request, reply, context, { ...admitted, device, secondFactor: true });
  };
});
