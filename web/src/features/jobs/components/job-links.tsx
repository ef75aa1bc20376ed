import { Link } from '@tanstack/react-router';
import { useApi } from '../../../shared/http/api-context.ts';
import classes from './job-index.module.css';

type Props = {
  vehicle: string;
  jobs: readonly { job: string; name: string }[];
  onFollow?: (() => void) | undefined;
};

export const JobLinks = ({ vehicle, jobs, onFollow }: Props) => {
  const { region } = useApi();
  return (
    <ul className={classes.links}>
      {jobs.map(({ job, name }) => (
        <li key={job}>
          <Link
            to="/$region/parts-finder/job"
            params={{ region }}
            search={{ vehicle, job }}
            {...(onFollow && { onClick: onFollow })}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
};
