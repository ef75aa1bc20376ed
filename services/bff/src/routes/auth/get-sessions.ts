import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { sessionRow } from '../../contract/accounts.ts';
import { object } from '../../contract/fields.ts';
import { unauthorised } from '../../security/permissions.ts';
import { accountDataCall } from './account-call.ts';

const schema = accountDataCall('The own sessions, the last used first', object({}), Type.Array(sessionRow));

export const getSessions: Route = (app, { sessions }) => {
  app.post('/auth/get-sessions', { schema }, async ({ person }) => {
    if (!person) throw unauthorised();
    const all = await sessions.list(person.membershipNo);
    const data = all.map(({ id, device, seenAt }) => ({
      device,
      lastSeen: new Date(seenAt).toISOString(),
      current: id === person.session.id,
    }));
    return { status: true, data };
  });
};
