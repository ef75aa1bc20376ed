import { useIntl } from 'react-intl';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { useVerifyEmail } from '../api/mailed-token-calls.ts';
import { messages } from '../messages.ts';
import { checkNew } from '../model/password-rules.ts';
import { AccountForm } from './account-form.tsx';
import classes from './form.module.css';
import { PasswordField } from './password-field.tsx';

/**
 * The form behind the mailed link when the link opens in another browser. The password typed at registration is then ignored.
 */
export const ChoosePasswordForm = ({ token, onVerified }: { token: string; onVerified: () => void }) => {
  const { formatMessage } = useIntl();
  const { mutate, isPending, error } = useVerifyEmail();
  const { field, submit, refuse } = useFields({
    id: 'choose',
    initial: { newPassword: '', confirmPassword: '' },
    check: checkNew,
    repeatedIn: { newPassword: 'confirmPassword' },
  });
  const send = submit(({ newPassword }) => {
    if (!isPending) mutate({ token, newPassword }, { onSuccess: onVerified, onError: refuse });
  });
  return (
    <AccountForm onSubmit={send} pending={isPending} error={error} action={messages.setPassword}>
      <p className={classes.lead}>{formatMessage(messages.chooseLead)}</p>
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
