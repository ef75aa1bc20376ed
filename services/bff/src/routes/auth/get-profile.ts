import { toProfile } from '../../contract/accounts.ts';
import { callRoute } from '../call.ts';
import { accountGone } from './account-gone.ts';

export const getProfile = callRoute('auth/get-profile', (context) => async (request) => {
  const answer = await context.clients.account.getProfile({}).catch(accountGone(request, context));
  return { status: true, data: toProfile(answer) };
});
