import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { TryAgain } from '../../../shared/ui/load-failed.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { resetTokenQuery } from '../api/mailed-token-calls.ts';
import { messages } from '../messages.ts';
import { BrokenLink } from './broken-link.tsx';
import { EntryFrame } from './entry-frame.tsx';
import classes from './form.module.css';
import { RefusalText } from './refusal.tsx';
import { ResetForm } from './reset-form.tsx';

/** `token` was already removed from the URL. It is empty after a reload; then the visitor needs the mail again. */
export const ResetPage = ({ token }: { token: string }) => {
  const api = useApi();
  const { formatMessage } = useIntl();
  const [changed, setChanged] = useState(false);
  const check = useQuery({ ...resetTokenQuery(api, token), enabled: token !== '' && !changed });
  const retry = isApiError(check.error) && (check.error.status === 0 || check.error.status >= 429);
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
