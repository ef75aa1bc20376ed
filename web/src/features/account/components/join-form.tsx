import { Button, TextInput } from '@mantine/core';
import { phoneDigits } from '@southline/kernel/phone';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorSummary } from '../../../shared/ui/error-summary.tsx';
import { useSignUp } from '../api/entry-calls.ts';
import { messages } from '../messages.ts';
import { cleanPostcode } from '../model/form-rules.ts';
import { checkJoin, emptyJoin } from '../model/join-rules.ts';
import classes from './form.module.css';
import { PasswordField } from './password-field.tsx';
import { Refusal } from './refusal.tsx';
import { useFields } from './use-fields.ts';

type Props = { id: string; onJoined: (email: string) => void; children?: ReactNode };

/** Step 0 of joining, on its page and in the cart's dialog. `children` stands beside the button. */
export const JoinForm = ({ id, onJoined, children }: Props) => {
  const { formatMessage } = useIntl();
  const { mutate, isPending, error } = useSignUp();
  const { field, submit, summary } = useFields({
    id,
    initial: emptyJoin,
    check: checkJoin,
    clean: { phone: phoneDigits, postcode: cleanPostcode },
    repeatedIn: { email: 'confirmEmail', password: 'confirmPassword' },
  });
  const send = submit(({ confirmEmail: _email, confirmPassword: _password, ...typed }) => {
    if (isPending) return;
    const email = typed.email.trim();
    const member = { ...typed, email, firstname: typed.firstname.trim(), lastname: typed.lastname.trim() };
    mutate(member, { onSuccess: () => onJoined(email) });
  });
  const address = { type: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 254 } as const;
  return (
    <form className={classes.wideForm} onSubmit={send} noValidate>
      <ErrorSummary title={<FormattedMessage {...messages.checkFields} />} problems={summary} />
      <div className={classes.fields}>
        <TextInput
          {...field('firstname')}
          label={formatMessage(messages.firstName)}
          autoComplete="given-name"
          maxLength={60}
        />
        <TextInput
          {...field('lastname')}
          label={formatMessage(messages.lastName)}
          autoComplete="family-name"
          maxLength={60}
        />
        <TextInput {...field('email')} {...address} label={formatMessage(messages.email)} autoComplete="email" />
        <TextInput
          {...field('confirmEmail')}
          {...address}
          label={formatMessage(messages.confirmEmail)}
          autoComplete="email"
        />
        <TextInput {...field('phone')} label={formatMessage(messages.mobile)} autoComplete="tel" inputMode="tel" />
        <TextInput
          {...field('postcode')}
          label={formatMessage(messages.postcode)}
          autoComplete="postal-code"
          inputMode="numeric"
        />
        <PasswordField
          {...field('password')}
          className={classes.wide}
          labelText={messages.password}
          description={formatMessage(messages.passwordRules)}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('confirmPassword')}
          className={classes.wide}
          labelText={messages.confirmPassword}
          autoComplete="new-password"
        />
      </div>
      <Refusal error={error} />
      <div className={classes.row}>
        <Button type="submit" size="md" loading={isPending} data-main>
          <FormattedMessage {...messages.join} />
        </Button>
        {children}
      </div>
    </form>
  );
};
