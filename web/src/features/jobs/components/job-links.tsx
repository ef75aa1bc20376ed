import { Link } from '../../../shared/ui/link.tsx';
import classes from './job-index.module.css';

type Props = {
  vehicle: string;
  jobs: readonly { job: string; name: string }[];
  onFollow?: (() => void) | undefined;
};

export const JobLinks = ({ vehicle, jobs, onFollow }: Props) => (
  <ul className={classes.links}>
    {jobs.map(({ job, name }) => (
      <li key={job}>
        <Link to="/$region/parts-finder/job" search={{ vehicle, job }} {...(onFollow && { onClick: onFollow })}>
          {name}
        </Link>
      </li>
    ))}
  </ul>
);
