import type { Route } from '../../context.ts';
import { done } from '../../contract/envelope.ts';
import { object } from '../../contract/fields.ts';
import { unauthorised } from '../../security/permissions.ts';
import { accountCall } from './account-call.ts';

const schema = accountCall('Ends the own sessions in other browsers', object({}), {});

export const signOutOthers: Route = (app, { people }) => {
  app.post('/auth/sign-out-others', { schema }, async ({ person }) => {
    if (!person) throw unauthorised();
    await people.signOutOthers(person);
    return done;
  });
};
