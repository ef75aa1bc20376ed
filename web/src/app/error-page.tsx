import { Button } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { isApiError } from '../shared/http/api-error.ts';
import { messages } from './messages.ts';
import classes from './shell/shell.module.css';

/** What the server said is shown; what the client ran into by itself is not for the visitor. */
export const ErrorPage = ({ error, region = 'au' }: { error?: unknown; region?: string }) => {
  const router = useRouter();
  return (
    <div className={classes.page} role="alert">
      <title>Something went wrong · Southline</title>
      <h1>
        <FormattedMessage {...messages.error} />
      </h1>
      <p>{isApiError(error) ? error.message : <FormattedMessage {...messages.errorHint} />}</p>
      <div className={classes.actions}>
        {error !== undefined && (
          <Button onClick={() => void router.invalidate()}>
            <FormattedMessage {...messages.tryAgain} />
          </Button>
        )}
        <Link to="/$region/parts-finder" params={{ region }}>
          <FormattedMessage {...messages.toFinder} />
        </Link>
        <Link to="/$region" params={{ region }}>
          <FormattedMessage {...messages.toHome} />
        </Link>
      </div>
    </div>
  );
};
