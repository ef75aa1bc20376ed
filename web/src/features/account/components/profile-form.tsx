import { Button, NativeSelect, TextInput } from '@mantine/core';
import { phoneDigits } from '@southline/kernel/phone';
import { AUSTRALIAN_STATES, NZ_REGIONS } from '@southline/kernel/places';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { ErrorSummary } from '../../../shared/ui/error-summary.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { Profile, ProfileValues } from '../api/profile-query.ts';
import { useUpdateProfile } from '../api/update-profile.ts';
import { messages } from '../messages.ts';
import { cleanPostcode } from '../model/form-rules.ts';
import { checkProfile, isNewEmail } from '../model/profile-rules.ts';
import classes from './form.module.css';
import { PasswordField } from './password-field.tsx';
import { Refusal } from './refusal.tsx';
import { useFields } from './use-fields.ts';

const trimmed = (typed: ProfileValues): ProfileValues => ({
  firstName: typed.firstName.trim(),
  lastName: typed.lastName.trim(),
  address: typed.address.trim(),
  suburb: typed.suburb.trim(),
  state: typed.state,
  postcode: typed.postcode,
  mobile: typed.mobile,
  email: typed.email.trim(),
});

export const ProfileForm = ({ profile }: { profile: Profile }) => {
  const { region } = useApi();
  const { formatMessage } = useIntl();
  const { mutate, isPending, isSuccess, error, reset } = useUpdateProfile();
  const { values, field, submit, summary } = useFields({
    id: 'profile',
    // Applying anything else must not take a waiting address back.
    initial: { ...trimmed({ ...profile, email: profile.pendingEmail || profile.email }), currentPassword: '' },
    check: checkProfile(profile, region),
    clean: { mobile: phoneDigits, postcode: cleanPostcode },
  });
  const places = [
    { group: formatMessage(messages.australia), items: [...AUSTRALIAN_STATES] },
    { group: formatMessage(messages.newZealand), items: [...NZ_REGIONS] },
  ];
  const asksPassword = isNewEmail(values.email, profile);
  const send = submit(({ currentPassword, ...typed }) => {
    if (!isPending) mutate({ ...trimmed(typed), ...(asksPassword && { currentPassword }) });
  });
  return (
    <section aria-labelledby="contact-details">
      <form className={classes.wideForm} onSubmit={send} onChange={isSuccess ? reset : undefined} noValidate>
        <h2 id="contact-details">
          <FormattedMessage {...messages.contact} />
        </h2>
        {profile.pendingEmail && (
          <Notice kind="warning">
            <FormattedMessage {...messages.pending} values={{ email: profile.pendingEmail, present: profile.email }} />
          </Notice>
        )}
        <ErrorSummary title={<FormattedMessage {...messages.checkFields} />} problems={summary} />
        <div className={classes.fields}>
          <TextInput
            {...field('firstName')}
            label={formatMessage(messages.firstName)}
            autoComplete="given-name"
            maxLength={60}
          />
          <TextInput
            {...field('lastName')}
            label={formatMessage(messages.lastName)}
            autoComplete="family-name"
            maxLength={60}
          />
          <TextInput
            {...field('address')}
            className={classes.wide}
            label={formatMessage(messages.addressLine)}
            autoComplete="street-address"
            maxLength={100}
          />
          <TextInput
            {...field('suburb')}
            label={formatMessage(messages.suburb)}
            autoComplete="address-level2"
            maxLength={60}
          />
          <div className={classes.pair}>
            <NativeSelect
              {...field('state')}
              label={formatMessage(region === 'nz' ? messages.region : messages.state)}
              autoComplete="address-level1"
              data={['', ...(region === 'nz' ? places.toReversed() : places)]}
            />
            <TextInput
              {...field('postcode')}
              label={formatMessage(messages.postcode)}
              autoComplete="postal-code"
              inputMode="numeric"
            />
          </div>
          <TextInput {...field('mobile')} label={formatMessage(messages.mobile)} autoComplete="tel" inputMode="tel" />
          <TextInput
            {...field('email')}
            label={formatMessage(messages.email)}
            description={formatMessage(messages.emailHint)}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
          {asksPassword && (
            <PasswordField
              {...field('currentPassword')}
              labelText={messages.currentPassword}
              description={formatMessage(messages.passwordForEmail)}
              autoComplete="current-password"
            />
          )}
        </div>
        <Refusal error={error} credentials="wrong_current" />
        {isSuccess && (
          <Notice kind="info">
            <FormattedMessage {...messages.profileSaved} />
          </Notice>
        )}
        <div className={classes.row}>
          <Button type="submit" size="md" loading={isPending} data-main>
            <FormattedMessage {...messages.apply} />
          </Button>
        </div>
      </form>
    </section>
  );
};
