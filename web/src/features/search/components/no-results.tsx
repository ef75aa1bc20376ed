import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { messages } from '../messages.ts';
import classes from './search-page.module.css';

/** Nothing was found: what can be done next. */
export const NoResults = ({ q }: { q: string }) => {
  const { region } = useApi();
  return (
    <div className={classes.none}>
      <p>
        <FormattedMessage {...messages.noneHint} />
      </p>
      <ul>
        <li>
          <Link to="/$region/parts-finder" params={{ region }} search={{ keywords: q }}>
            <FormattedMessage {...messages.finder} values={{ query: q }} />
          </Link>
        </li>
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
      </ul>
    </div>
  );
};
