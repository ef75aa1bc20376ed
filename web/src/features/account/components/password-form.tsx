import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { sessionQuery } from '../../../shared/http/session-query.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useResetPassword } from '../api/mailed-token-calls.ts';
import { sessionsQuery } from '../api/session-calls.ts';
import { messages } from '../messages.ts';
import { checkChange } from '../model/password-rules.ts';
import classes from './form.module.css';
import { PasswordField } from './password-field.tsx';
import { Refusal } from './refusal.tsx';
import { useFields } from './use-fields.ts';

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

export const PasswordForm = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { formatMessage } = useIntl();
  const { mutate, isPending, isSuccess, error, reset } = useResetPassword();
  const { field, submit, clear } = useFields({
    id: 'password',
    initial: empty,
    check: checkChange,
    repeatedIn: { newPassword: 'confirmPassword' },
  });
  const send = submit(({ currentPassword, newPassword }) => {
    if (isPending) return;
    mutate(
      { token: '', tempPassword: currentPassword, newPassword },
      {
        onSuccess: () => {
          clear();
          void queryClient.invalidateQueries({ queryKey: sessionsQuery(api).queryKey });
          void queryClient.invalidateQueries({ queryKey: sessionQuery(api).queryKey });
        },
      },
    );
  });
  return (
    <form className={classes.form} onSubmit={send} onChange={isSuccess ? reset : undefined} noValidate>
      <p className={classes.lead}>
        <FormattedMessage {...messages.passwordLead} />
      </p>
      <PasswordField
        {...field('currentPassword')}
        labelText={messages.currentPassword}
        autoComplete="current-password"
      />
      <PasswordField
        {...field('newPassword')}
        labelText={messages.newPassword}
        description={formatMessage(messages.passwordRules)}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword')}
        labelText={messages.confirmNewPassword}
        autoComplete="new-password"
      />
      <Refusal error={error} credentials="wrong_current" />
      {isSuccess && (
        <Notice kind="info">
          <FormattedMessage {...messages.passwordSaved} />
        </Notice>
      )}
      <div className={classes.row}>
        <Button type="submit" size="md" loading={isPending} data-main>
          <FormattedMessage {...messages.updatePassword} />
        </Button>
      </div>
    </form>
  );
};
