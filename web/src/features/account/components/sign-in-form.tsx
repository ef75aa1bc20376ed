import type { Data } from '@southline/rest/types';
import type { ComponentType } from 'react';
import { Field } from '../../../shared/forms/field.tsx';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { isApiError } from '../../../shared/http/api-error.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { type SecondStep, useFinishSignIn, useSignIn } from '../api/entry-calls.ts';
import { messages } from '../messages.ts';
import { checkSignIn } from '../model/password-rules.ts';
import { AccountForm } from './account-form.tsx';
import classes from './form.module.css';
import { PasswordField } from './password-field.tsx';

type Asked = Data<'auth/ask-second-factor'>;

/** Asks for the second factor of an account that has one. */
export type AskSecondStep = ComponentType<{
  asked: Asked;
  onGive: (given: Omit<SecondStep, 'token'>) => void;
  pending: boolean;
  error: Error | null;
  onAgain: () => void;
}>;

export type SignInFormProps = { onSignedIn: () => void; SecondStep: AskSecondStep };

/** The second factor that a refused sign-in asks for. Undefined for other refusals. */
const askedBy = (error: Error | null): Asked | undefined => {
  if (!isApiError(error, 'SecondFactorNeeded')) return undefined;
  const { token = '', totp, passkeyOptions = '' } = error.data;
  return { token, totp: totp === 'true', passkeyOptions };
};

export const SignInForm = ({ onSignedIn, SecondStep: Step }: SignInFormProps) => {
  const { mutate, isPending, error, reset } = useSignIn();
  const second = useFinishSignIn();
  const asked = askedBy(error);
  const { field, submit, refuse, clear } = useFields({
    id: 'sign-in',
    initial: { email: '', password: '' },
    check: checkSignIn,
  });
  const send = submit(({ email, password }) => {
    if (!isPending) mutate({ email: email.trim(), password }, { onSuccess: onSignedIn, onError: refuse });
  });
  if (asked) {
    const again = () => {
      clear();
      reset();
      second.reset();
    };
    const give = (given: Omit<SecondStep, 'token'>) =>
      second.mutate({ token: asked.token, ...given }, { onSuccess: onSignedIn });
    return <Step asked={asked} onGive={give} pending={second.isPending} error={second.error} onAgain={again} />;
  }
  const forgot = <Link to="/$region/forgot-password" className={classes.plainLink} text={messages.forgot} />;
  return (
    <AccountForm onSubmit={send} pending={isPending} error={error} action={messages.signIn} beside={forgot}>
      <Field {...field('email')} kind="email" autoComplete="username" />
      <PasswordField {...field('password')} label={messages.password} autoComplete="current-password" />
    </AccountForm>
  );
};
