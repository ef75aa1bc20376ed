import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { isUnauthorised } from '../http/api-error.ts';
import { LoadFailedNotice } from '../ui/load-failed.tsx';
import { Pager } from '../ui/pager.tsx';
import classes from './list.module.css';
import { pagesOf } from './list-search.ts';

type Props<Page> = {
  /** The id of the list's box. It takes the focus when its rows change while the visitor is in the list. */
  id: string;
  query: Pick<UseQueryResult<Page>, 'data' | 'error' | 'refetch' | 'isPlaceholderData'>;
  page: number;
  onTurn: (page: number | undefined, replace?: boolean) => void;
  skeleton: ReactNode;
  empty: ReactNode;
  children: (page: Page) => ReactNode;
};

/** One page of a list in each of its states: loading, refused, empty, loaded. */
export const PagedList = <Page extends { totalCount: number }>(props: Props<Page>) => {
  const { id, query, page, onTurn, skeleton, empty, children } = props;
  const { data, error, refetch, isPlaceholderData } = query;
  const pages = pagesOf(data?.totalCount ?? 0);
  // The URL names a page after the last one, for example because its last row was removed.
  const beyond = data !== undefined && !isPlaceholderData && page > pages;
  useEffect(() => {
    if (beyond) onTurn(pages > 1 ? pages : undefined, true);
  });
  return (
    <div id={id} tabIndex={-1} className={classes.list} aria-busy={(!data && !error) || isPlaceholderData}>
      {error && !data && !isUnauthorised(error) && <LoadFailedNotice error={error} onRetry={refetch} />}
      {!data && !error && skeleton}
      {data?.totalCount === 0 && empty}
      {data && data.totalCount > 0 && (
        <>
          {children(data)}
          {pages > 1 && <Pager page={Math.min(page, pages)} pages={pages} onTurn={(next) => onTurn(next)} />}
        </>
      )}
    </div>
  );
};
