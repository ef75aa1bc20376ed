import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { jobsQuery } from '../api/jobs-query.ts';
import { messages } from '../messages.ts';
import classes from './job-index.module.css';
import { JobLinks } from './job-links.tsx';

type Props = {
  vehicle: string;
  /** The job of the page; it is left out. */
  current?: string;
  /** Only jobs that need this part. */
  part?: string;
};

/** Links to the jobs of a vehicle. It is an addition to the page, so it shows nothing while it loads or has no jobs. */
export const JobIndex = ({ vehicle, current, part }: Props) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { data = [] } = useQuery(jobsQuery(api, vehicle, useLanguage(), part));
  const jobs = data.filter(({ job }) => job !== current);
  if (jobs.length === 0) return null;
  return (
    <nav className={classes.jobs} data-below={part && true} aria-labelledby="jobs-title">
      <h2 id="jobs-title">
        {formatMessage(current ? messages.otherJobs : part ? messages.jobsOfPart : messages.jobs)}
      </h2>
      {!current && <p>{formatMessage(messages.jobsHint)}</p>}
      <JobLinks vehicle={vehicle} jobs={jobs} />
    </nav>
  );
};
