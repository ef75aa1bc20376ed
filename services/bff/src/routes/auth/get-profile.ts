import type { Route } from '../../context.ts';
import { profile, toProfile } from '../../contract/accounts.ts';
import { object } from '../../contract/fields.ts';
import { accountDataCall } from './account-call.ts';
import { accountGone } from './account-gone.ts';

const schema = accountDataCall('The own profile', object({}), profile);

export const getProfile: Route = (app, context) => {
  app.post('/auth/get-profile', { schema }, async (request) => {
    const answer = await context.clients.account.getProfile({}).catch(accountGone(request, context));
    return { status: true, data: toProfile(answer) };
  });
};
