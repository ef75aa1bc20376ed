import { remarkLengths } from '@southline/kernel/order';
import { phoneInput } from '@southline/kernel/phone';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Field } from '../../../shared/forms/field.tsx';
import fieldClasses from '../../../shared/forms/fields.module.css';
import { Summary } from '../../../shared/forms/summary.tsx';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { useSignUp } from '../api/entry-calls.ts';
import { messages } from '../messages.ts';
import { cleanPostcode } from '../model/form-rules.ts';
import { checkJoin, emptyJoin } from '../model/join-rules.ts';
import { AccountForm } from './account-form.tsx';
import classes from './form.module.css';
import { MailSent } from './mail-sent.tsx';
import { PasswordField } from './password-field.tsx';

type JoinFormProps = { id: string; onJoined: (email: string) => void; children?: ReactNode };

/** Step 0 of joining, on its page and in the cart's dialog. `children` is rendered beside the button. */
const JoinForm = ({ id, onJoined, children }: JoinFormProps) => {
  const { mutate, isPending, error } = useSignUp();
  const { field, submit, summary, refuse } = useFields({
    id,
    initial: emptyJoin,
    check: checkJoin,
    clean: { phone: phoneInput, postcode: cleanPostcode },
    repeatedIn: { email: 'confirmEmail', password: 'confirmPassword' },
  });
  const send = submit(({ confirmEmail: _email, confirmPassword: _password, ...typed }) => {
    if (isPending) return;
    const email = typed.email.trim();
    const member = { ...typed, email, firstname: typed.firstname.trim(), lastname: typed.lastname.trim() };
    mutate(member, { onSuccess: () => onJoined(email), onError: refuse });
  });
  return (
    <AccountForm wide onSubmit={send} pending={isPending} error={error} action={messages.join} beside={children}>
      <Summary problems={summary} />
      <div className={fieldClasses.fields}>
        <Field {...field('firstname')} kind="firstName" data-autofocus />
        <Field {...field('lastname')} kind="lastName" />
        <Field {...field('email')} kind="email" />
        <Field {...field('confirmEmail')} kind="email" label={messages.confirmEmail} />
        <Field {...field('phone')} kind="mobile" />
        <Field {...field('postcode')} kind="postcode" />
        <Field
          {...field('businessName')}
          className={fieldClasses.wide}
          label={messages.businessName}
          hint={messages.businessNameHint}
          autoComplete="organization"
          maxLength={remarkLengths.businessName}
        />
        <PasswordField
          {...field('password')}
          className={fieldClasses.wide}
          label={messages.password}
          hint={messages.passwordRules}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('confirmPassword')}
          className={fieldClasses.wide}
          label={messages.confirmPassword}
          autoComplete="new-password"
        />
      </div>
    </AccountForm>
  );
};

type Props = {
  id: string;
  /** Shown beside the button of step 0. */
  beside?: ReactNode;
  /** The links of step 1. */
  onward: ReactNode;
};

/** The two steps of registration: 0 is the form, 1 the request to verify the address. */
export const JoinSteps = ({ id, beside, onward }: Props) => {
  const [joined, setJoined] = useState<string | null>(null);
  if (joined === null) {
    return (
      <JoinForm id={id} onJoined={setJoined}>
        {beside}
      </JoinForm>
    );
  }
  return (
    <MailSent
      title={<FormattedMessage {...messages.verifyTitle} />}
      text={<FormattedMessage {...messages.verifySent} values={{ email: joined }} />}
      hint={<FormattedMessage {...messages.verifyHint} />}
    >
      {onward}
      <button type="button" className={classes.textButton} onClick={() => setJoined(null)}>
        <FormattedMessage {...messages.otherAddress} />
      </button>
    </MailSent>
  );
};
