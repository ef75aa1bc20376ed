import { defaultLanguage } from '@southline/kernel/language';
import { requireFields } from '../../contract/account-fields.ts';
import { profileTextsOf, toProfile } from '../../contract/accounts.ts';
import { callRoute } from '../call.ts';
import { sameMailAddress } from '../enquiries/proven-email.ts';
import { namedLanguage } from '../language.ts';
import { accountGone } from './account-gone.ts';
import { visitorOf } from './visitor.ts';

export const getProfile = callRoute('auth/get-profile', (context) => async (request) => {
  const answer = await context.clients.account.getProfile({}).catch(accountGone(request, context));
  return { status: true, data: toProfile(answer) };
});

export const updateProfile = callRoute('auth/update-profile', (context) => {
  const { clients, people, settings, limitMails } = context;
  return async (request) => {
    const { query, region, person } = request;
    const { pendingEmail: _told, currentPassword = '', ...body } = request.body;
    requireFields(body, profileTextsOf(region));
    // A new address gets a mail before it is verified.
    const isOwn = sameMailAddress(body.email, person?.member?.profile?.email ?? '');
    if (!isOwn) await limitMails([body.email], person?.membershipNo);
    const language = namedLanguage(query) || defaultLanguage;
    const visitor = visitorOf(request, settings);
    const saved = await clients.account
      .updateProfile({ profile: body, region, language, currentPassword, visitor })
      .catch(accountGone(request, context));
    if (person) people.refresh(person);
    return { status: true, message: 'The profile has been updated successfully.', data: toProfile(saved) };
  };
});
