import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import type { Region } from '../../shared/http/api-client.ts';
import { useApi } from '../../shared/http/api-context.ts';
import { messages } from '../messages.ts';
import classes from './shell.module.css';

const regions: Region[] = ['au', 'nz'];

/** Leads to the same page in the other region. A page whose data differs there (the cart) handles that itself. */
export const RegionSwitch = () => {
  const { region } = useApi();
  const { formatMessage } = useIntl();
  return (
    <nav className={classes.regions} aria-label={formatMessage(messages.region)}>
      {regions.map((each) => (
        <Link
          key={each}
          to="."
          params={(current) => ({ ...current, region: each })}
          search={true}
          className={classes.region}
          aria-label={formatMessage(messages[each])}
          aria-current={each === region ? 'true' : undefined}
          preload={false}
        >
          {each.toUpperCase()}
        </Link>
      ))}
    </nav>
  );
};
