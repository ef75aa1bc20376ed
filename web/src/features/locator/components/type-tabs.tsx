import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../../shared/ui/link.tsx';
import { messages, wordsOf } from '../messages.ts';
import { type TypeSlug, typeOf, typeSlugs } from '../model/locator-types.ts';
import classes from './locator.module.css';
import { MarkerSign } from './marker-sign.tsx';

/** Each tab is its own page and starts without a search. */
export const TypeTabs = ({ current }: { current: TypeSlug }) => {
  const { formatMessage } = useIntl();
  return (
    <nav className={classes.tabs} aria-label={formatMessage(messages.tabs)}>
      {typeSlugs.map((type) => (
        <Link
          key={type}
          to="/$region/location-service/$type/{-$state}/{-$suburb}"
          params={{ type, state: undefined, suburb: undefined }}
          search={{}}
          className={classes.tab}
          aria-current={type === current ? 'page' : undefined}
          activeOptions={{ exact: true }}
        >
          <MarkerSign type={typeOf[type]} />
          <FormattedMessage {...wordsOf[type].tab} />
        </Link>
      ))}
    </nav>
  );
};
