import { Loader } from '@mantine/core';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { isApiError, isTemporary } from '../../../shared/http/api-error.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { TryAgain } from '../../../shared/ui/load-failed.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { useVerifyEmail } from '../api/mailed-token-calls.ts';
import { messages } from '../messages.ts';
import { checkNew } from '../model/password-rules.ts';
import { AccountForm } from './account-form.tsx';
import { BrokenLink } from './broken-link.tsx';
import { EntryFrame } from './entry-frame.tsx';
import classes from './form.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { RefusalText } from './refusal.tsx';

/**
 * Asks a visitor who is not signed in to sign in before a changed address is verified. The tab keeps the mailed token
 * meanwhile.
 */
const SignInToConfirm = () => {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.form} role="status">
      <p className={classes.lead}>{formatMessage(messages.confirmLead)}</p>
      <Link to="/$region/sign-in" search={{ re: 'new-email' }} className={classes.mainLink} text={messages.toSignIn} />
    </div>
  );
};

/**
 * The form behind the mailed link when the link opens in another browser. The password typed at registration is then ignored.
 */
const ChoosePasswordForm = ({ token, onVerified }: { token: string; onVerified: () => void }) => {
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
      <NewPasswordFields field={field} />
    </AccountForm>
  );
};

/** Uses the token as soon as the page opens; the router has already removed it from the URL. */
export const VerifyPage = ({ token, onVerified }: { token: string; onVerified: () => void }) => {
  const { formatMessage } = useIntl();
  const { mutate, error } = useVerifyEmail();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each token
  useEffect(() => {
    if (token) mutate({ token }, { onSuccess: onVerified });
  }, [token]);
  const signInFirst = isApiError(error, 'SignInToConfirm');
  const choosing = isApiError(error, 'ChoosePassword');
  const failed = !signInFirst && !choosing && (error !== null || token === '');
  const waiting = error === null && !failed;
  const unfinished = choosing ? messages.chooseTitle : messages.confirmTitle;
  const title = failed ? messages.verifyFailed : waiting ? messages.verifying : unfinished;
  const retry = isTemporary(error);
  return (
    <EntryFrame title={<FormattedMessage {...title} />}>
      <PageTitle message={messages.verifyTitle} />
      {signInFirst && <SignInToConfirm />}
      {choosing && <ChoosePasswordForm token={token} onVerified={onVerified} />}
      {waiting && (
        <div role="status" aria-busy="true">
          <Loader type="bars" size="sm" />
        </div>
      )}
      {failed && (
        <BrokenLink text={token ? <RefusalText error={error} /> : <FormattedMessage {...messages.linkGone} />}>
          {retry && <TryAgain onRetry={() => mutate({ token }, { onSuccess: onVerified })} />}
          <p className={classes.lead}>{formatMessage(messages.verifyFailedHint)}</p>
          <Link to="/$region/sign-in" className={classes.plainLink} text={messages.toSignIn} />
          <Link to="/$region/forgot-password" className={classes.plainLink} text={messages.forgot} />
        </BrokenLink>
      )}
    </EntryFrame>
  );
};
