import { requireFields } from '../../contract/account-fields.ts';
import { signInTexts, toSessionUser } from '../../contract/accounts.ts';
import { giveSession, keepDevice, newDevice, readDevice, sessionSecret } from '../../plugins/session-cookie.ts';
import { unauthorised } from '../../security/permissions.ts';
import { roleOf } from '../../sessions/standing.ts';
import { callRoute } from '../call.ts';
import { mergeCart } from './merge-cart.ts';
import { visitorOf } from './visitor.ts';

export const signIn = callRoute('auth/sign-in', (context) => {
  const { clients, people, sessions, settings } = context;
  return async (request, reply) => {
    requireFields(request.body, signInTexts);
    // Runs before an attempt is counted: without the session store a sign-in is impossible.
    await sessions.check();
    const device = readDevice(request, settings) ?? newDevice();
    const { member, credentialVersion } = await clients.auth.signIn({
      ...request.body,
      visitor: visitorOf(request, settings, device),
    });
    const role = member && roleOf(member);
    if (!member || !role) throw unauthorised();

    // The browser's previous session ends with the new one; it may be another person's.
    const before = sessionSecret(request, settings);
    const old = before === undefined ? undefined : await sessions.find(before);
    const visitor = visitorOf(request, settings, device);
    const { secret, person } = await people.signIn({
      member,
      role,
      credentialVersion,
      device: visitor.deviceLabel,
      mergePending: request.guest !== undefined,
    });
    if (old) await sessions.end(old);
    giveSession(reply, secret, settings);
    keepDevice(reply, device, settings);

    const merged = await mergeCart(request, person, context);
    if (merged && person.session.mergePending) await people.merged(person);
    return { status: true, data: toSessionUser(member), cartMerged: merged ?? [] };
  };
});
