import type { Route } from '../../context.ts';
import { requireFields } from '../../contract/account-fields.ts';
import { profile, profileBody, profileTexts, toProfile } from '../../contract/accounts.ts';
import { defaultLanguage } from '../../contract/fields.ts';
import { namedLanguage } from '../language.ts';
import { accountDataCall } from './account-call.ts';
import { accountGone } from './account-gone.ts';

const schema = accountDataCall(
  'Replaces the own profile. A new e-mail address counts once its mail has been answered.',
  profileBody,
  profile,
);

export const updateProfile: Route = (app, context) => {
  const { clients, people } = context;
  app.post('/auth/update-profile', { schema }, async (request) => {
    const { query, region, person } = request;
    const { pendingEmail: _told, ...body } = request.body;
    requireFields(body, profileTexts);
    const language = namedLanguage(query) || defaultLanguage;
    const saved = await clients.account
      .updateProfile({ profile: body, region, language })
      .catch(accountGone(request, context));
    if (person) people.refresh(person);
    return { status: true, message: 'The profile has been updated successfully.', data: toProfile(saved) };
  });
};
