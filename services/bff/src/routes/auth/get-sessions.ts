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
