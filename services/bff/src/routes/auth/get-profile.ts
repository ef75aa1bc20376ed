import type { Route } from '../../context.ts';
import { profile, toProfile } from '../../contract/accounts.ts';
import { object } from '../../contract/fields.ts';
import { accountDataCall } from './account-call.ts';

const schema = accountDataCall('The own profile', object({}), profile);

export const getProfile: Route = (app, { clients }) => {
  app.post('/auth/get-profile', { schema }, async () => ({
    status: true,
    data: toProfile(await clients.account.getProfile({})),
  }));
};
