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

export const signOutOthers = callRoute('auth/sign-out-others', ({ people }) => async ({ person }) => {
  if (!person) throw unauthorised();
  await people.signOutOthers(person);
  return done;
});

/**
 * Browsers are asked to forget what pages have stored. Not their cookies: the guest's is the key to guest orders, the
 * device's keeps the owner from being shut out by strangers. Over plain http the header means nothing.
 */
export const signOut = callRoute('auth/sign-out', ({ people, settings }) => async ({ person }, reply) => {
  if (!person) throw unauthorised();
  await people.signOut(person);
  takeSession(reply, settings);
  if (settings.COOKIE_SECURE) reply.header('clear-site-data', '"storage"');
  return done;
});
