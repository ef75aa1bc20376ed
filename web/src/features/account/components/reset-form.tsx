import { useIntl } from 'react-intl';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { useResetPassword } from '../api/mailed-token-calls.ts';
import { messages } from '../messages.ts';
import { checkReset } from '../model/password-rules.ts';
import { AccountForm } from './account-form.tsx';
import classes from './form.module.css';
import { PasswordField } from './password-field.tsx';

export const ResetForm = ({ token, onChanged }: { token: string; onChanged: () => void }) => {
  const { formatMessage } = useIntl();
  const { mutate, isPending, error } = useResetPassword();
  const { field, submit, refuse } = useFields({
    id: 'reset',
    initial: { tempPassword: '', newPassword: '', confirmPassword: '' },
    check: checkReset,
    repeatedIn: { newPassword: 'confirmPassword' },
  });
  const send = submit(({ tempPassword, newPassword }) => {
    // A password that was copied from a mail often has a space at its end.
    if (!isPending)
      mutate({ token, tempPassword: tempPassword.trim(), newPassword }, { onSuccess: onChanged, onError: refuse });
  });
  return (
    <AccountForm
      onSubmit={send}
      pending={isPending}
      error={error}
      credentials="wrong_temporary"
      action={messages.setPassword}
    >
      <p className={classes.lead}>{formatMessage(messages.resetLead)}</p>
      <PasswordField
        {...field('tempPassword')}
        label={messages.temporaryPassword}
        hint={messages.temporaryHint}
        autoComplete="off"
      />
      <PasswordField
        {...field('newPassword')}
        label={messages.newPassword}
        hint={messages.passwordRules}
        autoComplete="new-password"
      />
      <PasswordField {...field('confirmPassword')} label={messages.confirmPassword} autoComplete="new-password" />
    </AccountForm>
  );
};
