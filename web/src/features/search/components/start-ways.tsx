import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { messages } from '../messages.ts';
import classes from './search-page.module.css';

/** Before anything is searched for: the pages that most searches end on. */
export const StartWays = () => {
  const { region } = useApi();
  return (
    <div className={classes.none}>
      <p>
        <FormattedMessage {...messages.startHint} />
      </p>
      <ul>
        <li>
          <Link to="/$region/parts-finder" params={{ region }}>
            <FormattedMessage {...messages.byVehicle} />
          </Link>
        </li>
        <li>
          <Link to="/$region/products/$" params={{ region, _splat: '' }}>
            <FormattedMessage {...messages.range} />
          </Link>
        </li>
        <li>
          <Link to={`/${region}/southline-downloads` as string}>
            <FormattedMessage {...messages.downloads} />
          </Link>
        </li>
        <li>
          <Link to={`/${region}/contact-us` as string}>
            <FormattedMessage {...messages.contact} />
          </Link>
        </li>
      </ul>
    </div>
  );
};
