import { recorded } from '@southline/kernel/security-event';
import { done } from '@southline/rest/envelope';
import { takeSession } from '../../plugins/session-cookie.ts';
import { unauthorised } from '../../security/permissions.ts';
import { callRoute } from '../call.ts';

export const getSessions = callRoute('auth/get-sessions', ({ sessions }) => async ({ person }) => {
  if (!person) throw unauthorised();
  const all = await sessions.list(person.membershipNo);
  const data = all.map(({ id, device, seenAt }) => ({
    device,
    lastSeen: new Date(seenAt).toISOString(),
    current: id === person.session.id,
  }));
  return { status: true, data };
});

export const signOutOthers = callRoute('auth/sign-out-others', ({ people, securityLog }) => async ({ person, ip }) => {
  if (!person) throw unauthorised();
  const { membershipNo: account, role } = person;
  const event = { event: 'sessions-ended', account, role, clientAddress: ip } as const;
  await recorded(securityLog, event, () => people.signOutOthers(person));
  return done;
});

/**
 * Asks the browser to delete the data stored by pages, but not its cookies. The guest's cookie is the key to guest orders.
 * The device's cookie protects the owner from being locked out by strangers. The header has no effect over plain http.
 */
export const signOut = callRoute('auth/sign-out', ({ people, settings }) => async ({ person }, reply) => {
  if (!person) throw unauthorised();
  await people.signOut(person);
  takeSession(reply, settings);
  if (settings.COOKIE_SECURE) reply.header('clear-site-data', '"storage"');
  return done;
});
