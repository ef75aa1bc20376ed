import type { Route } from '../../context.ts';
import { done } from '../../contract/envelope.ts';
import { object } from '../../contract/fields.ts';
import { takeSession } from '../../plugins/session-cookie.ts';
import { unauthorised } from '../../security/permissions.ts';
import { accountCall } from './account-call.ts';

const schema = accountCall('Ends this session', object({}), {});

/**
 * Browsers are asked to forget what pages have stored. Not their cookies: the guest's is the key to guest orders, the
 * device's keeps the owner from being shut out by strangers. Over plain http the header means nothing.
 */
export const signOut: Route = (app, { people, settings }) => {
  app.post('/auth/sign-out', { schema }, async ({ person }, reply) => {
    if (!person) throw unauthorised();
    await people.signOut(person);
    takeSession(reply, settings);
    if (settings.COOKIE_SECURE) reply.header('clear-site-data', '"storage"');
    return done;
  });
};
