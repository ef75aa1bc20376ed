import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { ArrowLeft } from '../../../shared/ui/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { NothingHere } from '../../../shared/ui/nothing-here.tsx';
import { jobQuery } from '../api/job-query.ts';
import { messages } from '../messages.ts';
import type { JobSearch } from '../model/job-search.ts';
import { JobIndex } from './job-index.tsx';
import classes from './job-page.module.css';
import { JobTable } from './job-table.tsx';

/** `vehicleName`: of the vehicle in the address. */
export const JobPage = ({ vehicle, job, vehicleName }: JobSearch & { vehicleName: string }) => {
  const api = useApi();
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(jobQuery(api, vehicle, job, useLanguage()));
  const missing = error && isApiError(error, 'NotFound');
  const finder = { to: '/$region/parts-finder', search: { vehicle } } as const;
  const name = data?.name ?? formatMessage(messages.title);
  return (
    <div className={classes.page}>
      <title>{`${formatMessage(messages.pageTitle, { job: name })} · Southline`}</title>
      <Link {...finder} className={classes.back}>
        <ArrowLeft size={18} />
        <FormattedMessage {...messages.allParts} />
      </Link>
      <header className={classes.title}>
        <h1>{name}</h1>
        <p>{formatMessage(messages.vehicle, { vehicle: vehicleName })}</p>
      </header>
      {missing && (
        <NothingHere title={messages.unknown} hint={messages.unknownHint}>
          <Link {...finder}>{formatMessage(messages.toFinder)}</Link>
        </NothingHere>
      )}
      {error && !missing && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={420} />}
      {data && <JobTable key={`${vehicle} ${job}`} job={data} vehicle={vehicle} />}
      <JobIndex vehicle={vehicle} current={job} />
    </div>
  );
};
