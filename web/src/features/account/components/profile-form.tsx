import { NativeSelect } from '@mantine/core';
import { remarkLengths } from '@southline/kernel/order';
import { phoneInput } from '@southline/kernel/phone';
import { AUSTRALIAN_STATES, NZ_REGIONS } from '@southline/kernel/place-names';
import { FormattedMessage, useIntl } from 'react-intl';
import { Field } from '../../../shared/forms/field.tsx';
import fieldClasses from '../../../shared/forms/fields.module.css';
import { labels } from '../../../shared/forms/messages.ts';
import { Summary } from '../../../shared/forms/summary.tsx';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { Profile } from '../api/profile-query.ts';
import { useUpdateProfile } from '../api/update-profile.ts';
import { messages } from '../messages.ts';
import { cleanPostcode } from '../model/form-rules.ts';
import { checkProfile, isNewEmail } from '../model/profile-rules.ts';
import { savedValues, trimmed } from '../model/profile-values.ts';
import { AccountForm } from './account-form.tsx';
import { PasswordField } from './password-field.tsx';

const LONGEST_ADDRESS_LINE = 100;

export const ProfileForm = ({ profile }: { profile: Profile }) => {
  const { region } = useApi();
  const { formatMessage } = useIntl();
  const { mutate, isPending, isSuccess, error, reset } = useUpdateProfile();
  const { values, field, submit, summary, refuse } = useFields({
    id: 'profile',
    initial: { ...savedValues(profile), currentPassword: '' },
    check: checkProfile(profile, region),
    clean: { mobile: phoneInput, postcode: cleanPostcode },
  });
  const places = [
    { group: formatMessage(messages.australia), items: [...AUSTRALIAN_STATES] },
    { group: formatMessage(messages.newZealand), items: [...NZ_REGIONS] },
  ];
  const asksPassword = isNewEmail(values.email, profile);
  const send = submit(({ currentPassword, ...typed }) => {
    if (!isPending) mutate({ ...trimmed(typed), ...(asksPassword && { currentPassword }) }, { onError: refuse });
  });
  return (
    <section aria-labelledby="contact-details">
      <AccountForm
        wide
        onSubmit={send}
        pending={isPending}
        error={error}
        credentials="wrong_current"
        done={{ text: messages.profileSaved, shown: isSuccess, onTyped: reset }}
        action={messages.apply}
      >
        <h2 id="contact-details">{formatMessage(messages.contact)}</h2>
        {profile.pendingEmail && (
          <Notice kind="warning">
            <FormattedMessage {...messages.pending} values={{ email: profile.pendingEmail, present: profile.email }} />
          </Notice>
        )}
        <Summary problems={summary} />
        <div className={fieldClasses.fields}>
          <Field {...field('firstName')} kind="firstName" />
          <Field {...field('lastName')} kind="lastName" />
          <Field
            {...field('address')}
            kind="addressLine"
            className={fieldClasses.wide}
            maxLength={LONGEST_ADDRESS_LINE}
          />
          <Field {...field('suburb')} kind="suburb" />
          <div className={fieldClasses.pair}>
            <NativeSelect
              {...field('state')}
              label={formatMessage(region === 'nz' ? messages.region : labels.state)}
              autoComplete="address-level1"
              data={['', ...(region === 'nz' ? places.toReversed() : places)]}
            />
            <Field {...field('postcode')} kind="postcode" />
          </div>
          <Field {...field('mobile')} kind="mobile" />
          <Field {...field('email')} kind="email" hint={messages.emailHint} />
          <Field
            {...field('businessName')}
            label={messages.businessName}
            hint={messages.businessNameHint}
            autoComplete="organization"
            maxLength={remarkLengths.businessName}
          />
          <Field
            {...field('ccemail')}
            label={messages.copies}
            hint={messages.copiesHint}
            inputMode="email"
            maxLength={remarkLengths.ccEmails}
          />
          {asksPassword && (
            <PasswordField
              {...field('currentPassword')}
              label={messages.currentPassword}
              hint={messages.passwordForEmail}
              autoComplete="current-password"
            />
          )}
        </div>
      </AccountForm>
    </section>
  );
};
