import type { Body } from '@southline/rest/types';
import { useEffect, useRef } from 'react';
import { useApi } from '../../../shared/http/api-context.ts';
import { notToBeCounted } from '../../../shared/http/not-to-be-counted.ts';

/**
 * Counts a search whose results are left without a click on any of them. Returns the handler that notes a click.
 * `keywords`: undefined while there are no results, and for other lists.
 */
export const useUnopened = (keywords: string | undefined): (() => void) => {
  const api = useApi();
  const clicked = useRef(false);
  useEffect(() => {
    if (keywords === undefined) return;
    clicked.current = false;
    let isCounted = false;
    const count = () => {
      if (clicked.current || isCounted || notToBeCounted()) return;
      isCounted = true;
      const body: Body<'search/unopened'> = { keywords };
      // Sends no cookies. The browser completes the request even if the page is closed.
      const told = fetch(api.urlOf('search/unopened'), {
        method: 'POST',
        credentials: 'omit',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then((answer) => answer.text());
      told.catch(() => {
        // A failed count has no effect on the visitor.
      });
    };
    addEventListener('pagehide', count);
    return () => {
      removeEventListener('pagehide', count);
      count();
    };
  }, [api, keywords]);
  return () => {
    clicked.current = true;
  };
};
