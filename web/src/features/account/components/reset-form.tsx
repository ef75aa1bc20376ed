import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useResetPassword } from '../api/mailed-token-calls.ts';
import { messages } from '../messages.ts';
import { checkReset } from '../model/password-rules.ts';
import classes from './form.module.css';
import { PasswordField } from './password-field.tsx';
import { Refusal } from './refusal.tsx';
import { useFields } from './use-fields.ts';

const empty = { tempPassword: '', newPassword: '', confirmPassword: '' };

export const ResetForm = ({ token, onChanged }: { token: string; onChanged: () => void }) => {
  const { formatMessage } = useIntl();
  const { mutate, isPending, error } = useResetPassword();
  const { field, submit } = useFields({
    id: 'reset',
    initial: empty,
    check: checkReset,
    repeatedIn: { newPassword: 'confirmPassword' },
  });
  const send = submit(({ tempPassword, newPassword }) => {
    // Copied out of a mail, it often brings a space along.
    if (!isPending) mutate({ token, tempPassword: tempPassword.trim(), newPassword }, { onSuccess: onChanged });
  });
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <p className={classes.lead}>
        <FormattedMessage {...messages.resetLead} />
      </p>
      <PasswordField
        {...field('tempPassword')}
        labelText={messages.temporaryPassword}
        description={formatMessage(messages.temporaryHint)}
        autoComplete="off"
      />
      <PasswordField
        {...field('newPassword')}
        labelText={messages.newPassword}
        description={formatMessage(messages.passwordRules)}
        autoComplete="new-password"
      />
      <PasswordField {...field('confirmPassword')} labelText={messages.confirmPassword} autoComplete="new-password" />
      <Refusal error={error} credentials="wrong_temporary" />
      <div className={classes.row}>
        <Button type="submit" size="md" loading={isPending} data-main>
          <FormattedMessage {...messages.setPassword} />
        </Button>
      </div>
    </form>
  );
};
