import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { isUnauthorised } from '../../../shared/http/api-error.ts';
import { Head } from '../../../shared/lists/head.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { LoadFailedNotice } from '../../../shared/ui/load-failed.tsx';
import { RegionTime } from '../../../shared/ui/region-time.tsx';
import { sessionsQuery, useSignOutOthers } from '../api/session-calls.ts';
import { messages } from '../messages.ts';
import classes from './own-pages.module.css';
import { Refusal } from './refusal.tsx';

/** Every signed-in device, and one button to sign out all others. */
export const SessionList = () => {
  const { formatMessage } = useIntl();
  const { data: sessions, error, refetch } = useQuery(sessionsQuery(useApi()));
  const others = useSignOutOthers();
  const elsewhere = sessions?.some(({ current }) => !current);
  return (
    <section className={classes.section} aria-labelledby="sessions">
      <h2 id="sessions">{formatMessage(messages.sessionsTitle)}</h2>
      <p>{formatMessage(messages.sessionsLead)}</p>
      {!sessions && !error && <Skeleton height={84} />}
      {error && !sessions && !isUnauthorised(error) && <LoadFailedNotice error={error} onRetry={refetch} />}
      {sessions && (
        <table className={classes.sessions}>
          <thead>
            <tr>
              <Head name={messages.device} />
              <Head name={messages.lastSeen} />
            </tr>
          </thead>
          <tbody>
            {sessions.map(({ device, lastSeen, current }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sessions have no name of their own here
              <tr key={`${device}-${lastSeen}-${index}`}>
                <td>
                  {device || <FormattedMessage {...messages.unknownDevice} />}
                  {current && <span className={classes.here}>{formatMessage(messages.thisDevice)}</span>}
                </td>
                <td>
                  <RegionTime at={lastSeen} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Refusal error={others.error} />
      {elsewhere && (
        <Button variant="outline" loading={others.isPending} onClick={() => others.mutate()}>
          <FormattedMessage {...messages.signOutOthers} />
        </Button>
      )}
      {sessions && !elsewhere && (
        <p role="status">{formatMessage(others.isSuccess ? messages.othersOut : messages.onlyHere)}</p>
      )}
    </section>
  );
};
