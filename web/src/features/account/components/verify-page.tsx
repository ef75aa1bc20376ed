import { Loader } from '@mantine/core';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isApiError } from '../../../shared/http/api-error.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { TryAgain } from '../../../shared/ui/load-failed.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { useVerifyEmail } from '../api/mailed-token-calls.ts';
import { messages } from '../messages.ts';
import { BrokenLink } from './broken-link.tsx';
import { ChoosePasswordForm } from './choose-password-form.tsx';
import { EntryFrame } from './entry-frame.tsx';
import classes from './form.module.css';
import { RefusalText } from './refusal.tsx';
import { SignInToConfirm } from './sign-in-to-confirm.tsx';

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
  const retry = isApiError(error) && (error.status === 0 || error.status >= 429);
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
