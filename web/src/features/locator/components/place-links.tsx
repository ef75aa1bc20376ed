import { placePage } from '@southline/kernel/place-page';
import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { messages } from '../messages.ts';
import type { TypeSlug } from '../model/locator-types.ts';
import type { PlaceName } from '../model/near-places.ts';
import classes from './locator.module.css';

type Props = { type: TypeSlug; places: readonly PlaceName[] };

/** Links to other places, for visitors and search engines. */
export const PlaceLinks = ({ type, places }: Props) => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  if (places.length === 0) return null;
  return (
    <nav className={classes.places} aria-labelledby="locator-places">
      <h2 id="locator-places">{formatMessage(messages.places)}</h2>
      <ul>
        {places.map((place) => (
          <li key={`${place.state} ${place.suburb}`}>
            <Link to={`/${region}/${placePage(type, place)}` as string}>{place.suburb}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
