import { done } from '@southline/rest/envelope';
import { unauthorised } from '../../security/permissions.ts';
import { callRoute } from '../call.ts';

export const signOutOthers = callRoute('auth/sign-out-others', ({ people }) => async ({ person }) => {
  if (!person) throw unauthorised();
  await people.signOutOthers(person);
  return done;
});
