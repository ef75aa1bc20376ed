import { FormattedMessage, useIntl } from 'react-intl';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { useChangePassword } from '../api/session-calls.ts';
import { messages } from '../messages.ts';
import { checkChange } from '../model/password-rules.ts';
import { AccountForm } from './account-form.tsx';
import classes from './form.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordField } from './password-field.tsx';
import { SessionList } from './session-list.tsx';

const PasswordForm = () => {
  const { formatMessage } = useIntl();
  const { mutate, isPending, isSuccess, error, reset } = useChangePassword();
  const { field, submit, clear, refuse } = useFields({
    id: 'password',
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    check: checkChange,
    repeatedIn: { newPassword: 'confirmPassword' },
  });
  const send = submit(({ currentPassword, newPassword }) => {
    if (!isPending) mutate({ tempPassword: currentPassword, newPassword }, { onSuccess: clear, onError: refuse });
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
      <NewPasswordFields field={field} again={messages.confirmNewPassword} />
    </AccountForm>
  );
};

export const PasswordPage = () => (
  <AccountFrame title={<FormattedMessage {...messages.passwordTitle} />}>
    <PageTitle message={messages.passwordTitle} />
    <PasswordForm />
    <SessionList />
  </AccountFrame>
);
