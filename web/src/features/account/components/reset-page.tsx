import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { isTemporary } from '../../../shared/http/api-error.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { TryAgain } from '../../../shared/ui/load-failed.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { resetTokenQuery, useResetPassword } from '../api/mailed-token-calls.ts';
import { messages } from '../messages.ts';
import { checkReset } from '../model/password-rules.ts';
import { AccountForm } from './account-form.tsx';
import { BrokenLink } from './broken-link.tsx';
import { EntryFrame } from './entry-frame.tsx';
import classes from './form.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordField } from './password-field.tsx';
import { RefusalText } from './refusal.tsx';

const ResetForm = ({ token, onChanged }: { token: string; onChanged: () => void }) => {
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
      <NewPasswordFields field={field} />
    </AccountForm>
  );
};

/** `token` was already removed from the URL. It is empty after a reload; then the visitor needs the mail again. */
export const ResetPage = ({ token }: { token: string }) => {
  const api = useApi();
  const { formatMessage } = useIntl();
  const [changed, setChanged] = useState(false);
  const check = useQuery({ ...resetTokenQuery(api, token), enabled: token !== '' && !changed });
  const retry = isTemporary(check.error);
  const broken = token === '' || check.isError;
  const title = changed ? messages.changedTitle : broken ? messages.linkTitle : messages.resetTitle;
  return (
    <EntryFrame title={<FormattedMessage {...title} />}>
      <PageTitle message={messages.resetTitle} />
      {changed && (
        <div className={classes.form} role="status">
          <p className={classes.lead}>{formatMessage(messages.changedText)}</p>
          <Link to="/$region/sign-in" className={classes.mainLink} text={messages.toSignIn} />
        </div>
      )}
      {!changed && broken && (
        <BrokenLink text={token ? <RefusalText error={check.error} /> : <FormattedMessage {...messages.linkGone} />}>
          {retry ? (
            <TryAgain onRetry={check.refetch} />
          ) : (
            <Link to="/$region/forgot-password" className={classes.plainLink} text={messages.newLink} />
          )}
        </BrokenLink>
      )}
      {!changed && !broken && !check.data && (
        <div className={classes.form} role="status" aria-label={formatMessage(messages.checkingLink)}>
          <Skeleton height={22} width="80%" />
          <Skeleton height={66} />
          <Skeleton height={66} />
          <Skeleton height={66} />
        </div>
      )}
      {!changed && !broken && check.data && <ResetForm token={token} onChanged={() => setChanged(true)} />}
    </EntryFrame>
  );
};
