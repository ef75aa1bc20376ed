import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { Field } from '../../../shared/forms/field.tsx';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { useSignIn } from '../api/entry-calls.ts';
import { messages } from '../messages.ts';
import { checkSignIn } from '../model/password-rules.ts';
import { AccountForm } from './account-form.tsx';
import classes from './form.module.css';
import { PasswordField } from './password-field.tsx';

export const SignInForm = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const { region } = useApi();
  const { mutate, isPending, error } = useSignIn();
  const { field, submit, refuse } = useFields({
    id: 'sign-in',
    initial: { email: '', password: '' },
    check: checkSignIn,
  });
  const send = submit(({ email, password }) => {
    if (!isPending) mutate({ email: email.trim(), password }, { onSuccess: onSignedIn, onError: refuse });
  });
  const forgot = (
    <Link to="/$region/forgot-password" params={{ region }} className={classes.plainLink}>
      <FormattedMessage {...messages.forgot} />
    </Link>
  );
  return (
    <AccountForm onSubmit={send} pending={isPending} error={error} action={messages.signIn} beside={forgot}>
      <Field {...field('email')} kind="email" autoComplete="username" />
      <PasswordField {...field('password')} label={messages.password} autoComplete="current-password" />
    </AccountForm>
  );
};
