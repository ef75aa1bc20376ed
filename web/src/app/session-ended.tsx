import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isApiError } from '../shared/http/api-error.ts';
import { messages } from './messages.ts';
import classes from './session-ended.module.css';

/** The one place that reacts to a 401: what belonged to the ended session is dropped, and the visitor is told. */
export const SessionEnded = () => {
  const queryClient = useQueryClient();
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    const look = (error: unknown) => {
      if (!isApiError(error) || error.status !== 401) return;
      queryClient.removeQueries({
        predicate: ({ queryKey }) => queryKey.includes('session') || queryKey.includes('cart'),
      });
      setEnded(true);
    };
    const stops = [
      queryClient.getQueryCache().subscribe((event) => event.type === 'updated' && look(event.query.state.error)),
      queryClient.getMutationCache().subscribe((event) => event.type === 'updated' && look(event.mutation.state.error)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
  if (!ended) return null;
  return (
    <div className={classes.notice} role="alert">
      <FormattedMessage {...messages.sessionEnded} />
      <button type="button" onClick={() => window.location.reload()}>
        <FormattedMessage {...messages.reload} />
      </button>
    </div>
  );
};
