import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { useSignIn } from '../api/entry-calls.ts';
import { messages } from '../messages.ts';
import { checkSignIn } from '../model/password-rules.ts';
import classes from './form.module.css';
import { PasswordField } from './password-field.tsx';
import { Refusal } from './refusal.tsx';
import { useFields } from './use-fields.ts';

export const SignInForm = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const { region } = useApi();
  const { formatMessage } = useIntl();
  const { mutate, isPending, error } = useSignIn();
  const { field, submit } = useFields({ id: 'sign-in', initial: { email: '', password: '' }, check: checkSignIn });
  const send = submit(({ email, password }) => {
    if (!isPending) mutate({ email: email.trim(), password }, { onSuccess: onSignedIn });
  });
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <TextInput
        {...field('email')}
        label={formatMessage(messages.email)}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <PasswordField {...field('password')} labelText={messages.password} autoComplete="current-password" />
      <Refusal error={error} />
      <div className={classes.row}>
        <Button type="submit" size="md" loading={isPending} data-main>
          <FormattedMessage {...messages.signIn} />
        </Button>
        <Link to="/$region/forgot-password" params={{ region }} className={classes.plainLink}>
          <FormattedMessage {...messages.forgot} />
        </Link>
      </div>
    </form>
  );
};
