import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';
import classes from './shell/shell.module.css';

/** Stands inside the shell where the region is known, and alone where it is not. */
export const NotFound = ({ region = 'au' }: { region?: string }) => (
  <div className={classes.page}>
    <title>Page Not Found · Southline</title>
    <h1>
      <FormattedMessage {...messages.notFound} />
    </h1>
    <p>
      <FormattedMessage {...messages.notFoundHint} />
    </p>
    <div className={classes.actions}>
      <Link to="/$region/parts-finder" params={{ region }}>
        <FormattedMessage {...messages.toFinder} />
      </Link>
      <Link to="/$region" params={{ region }}>
        <FormattedMessage {...messages.toHome} />
      </Link>
    </div>
  </div>
);
