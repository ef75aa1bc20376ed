import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { sessionQuery } from '../../../shared/http/session-query.ts';
import { useResetPassword } from '../api/mailed-token-calls.ts';
import { sessionsQuery } from '../api/session-calls.ts';
import { messages } from '../messages.ts';
import { checkChange } from '../model/password-rules.ts';
import { AccountForm } from './account-form.tsx';
import classes from './form.module.css';
import { PasswordField } from './password-field.tsx';

export const PasswordForm = () => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error, reset } = useResetPassword();
  const { field, submit, clear, refuse } = useFields({
    id: 'password',
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    check: checkChange,
    repeatedIn: { newPassword: 'confirmPassword' },
  });
  const onSuccess = () => {
    clear();
    void queryClient.invalidateQueries({ queryKey: sessionsQuery(api).queryKey });
    void queryClient.invalidateQueries({ queryKey: sessionQuery(api).queryKey });
  };
  const send = submit(({ currentPassword, newPassword }) => {
    if (!isPending) mutate({ token: '', tempPassword: currentPassword, newPassword }, { onSuccess, onError: refuse });
  });
  return (
    <AccountForm
      onSubmit={send}
      pending={isPending}
      error={error}
      credentials="wrong_current"
      done={{ text: messages.passwordSaved, shown: isSuccess, onTyped: reset }}
      action={messages.updatePassword}
    >
      <p className={classes.lead}>{formatMessage(messages.passwordLead)}</p>
      <PasswordField {...field('currentPassword')} label={messages.currentPassword} autoComplete="current-password" />
      <PasswordField
        {...field('newPassword')}
        label={messages.newPassword}
        hint={messages.passwordRules}
        autoComplete="new-password"
      />
      <PasswordField {...field('confirmPassword')} label={messages.confirmNewPassword} autoComplete="new-password" />
    </AccountForm>
  );
};
