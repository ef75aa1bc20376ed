import type { Route } from '../../context.ts';
import { requireFields } from '../../contract/account-fields.ts';
import { profile, profileBody, profileTexts, toProfile } from '../../contract/accounts.ts';
import { defaultLanguage } from '../../contract/fields.ts';
import { accountDataCall } from './account-call.ts';

const schema = accountDataCall(
  'Replaces the own profile. A new e-mail address counts once its mail has been answered.',
  profileBody,
  profile,
);

export const updateProfile: Route = (app, { clients, people }) => {
  app.post('/auth/update-profile', { schema }, async ({ body, query, region, person }) => {
    requireFields(body, profileTexts);
    const saved = await clients.account.updateProfile({
      profile: body,
      region,
      language: query.lng || defaultLanguage,
    });
    if (person) people.refresh(person);
    return { status: true, message: 'The profile has been updated successfully.', data: toProfile(saved) };
  });
};
