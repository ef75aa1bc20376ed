import { families } from 'virtual:family-art';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { messages } from '../messages.ts';
import classes from './favourites.module.css';

export const EmptyFavourites = () => {
  const { region } = useApi();
  return (
    <div className={classes.empty}>
      <svg className={classes.art} viewBox="0 0 96 96" aria-hidden="true">
        <use href={`${families}#filters`} />
      </svg>
      <div>
        <h2>
          <FormattedMessage {...messages.empty} />
        </h2>
        <p>
          <FormattedMessage {...messages.emptyHint} />
        </p>
        <Link to="/$region/parts-finder" params={{ region }} className={classes.toFinder}>
          <FormattedMessage {...messages.toFinder} />
        </Link>
      </div>
    </div>
  );
};
