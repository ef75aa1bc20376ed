import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { isTemporary } from '../../../shared/http/api-error.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { TryAgain } from '../../../shared/ui/load-failed.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { ownDataAddress, ownDataTokenQuery } from '../api/own-data.ts';
import { messages } from '../messages.ts';
import { BrokenLink } from './broken-link.tsx';
import classes from './form.module.css';
import { RefusalText } from './refusal.tsx';

/** The target of the mailed link. `token` was already removed from the URL; it is empty after a reload. */
export const OwnDataPage = ({ token }: { token: string }) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { data: valid, error, refetch } = useQuery({ ...ownDataTokenQuery(api, token), enabled: token !== '' });
  const retry = isTemporary(error);
  return (
    <AccountFrame title={<FormattedMessage {...messages.downloadTitle} />}>
      <PageTitle message={messages.downloadTitle} />
      {(token === '' || error) && (
        <BrokenLink text={token ? <RefusalText error={error} /> : <FormattedMessage {...messages.linkGone} />}>
          {retry ? (
            <TryAgain onRetry={refetch} />
          ) : (
            <Link to="/$region/update-member-details" className={classes.plainLink} text={messages.askAgain} />
          )}
        </BrokenLink>
      )}
      {token !== '' && !error && !valid && <Skeleton height={120} />}
      {valid && !error && (
        <div className={classes.form}>
          <p className={classes.lead}>{formatMessage(messages.downloadLead)}</p>
          <a className={classes.mainLink} href={ownDataAddress(api, token)} download>
            <FormattedMessage {...messages.download} />
          </a>
        </div>
      )}
    </AccountFrame>
  );
};
