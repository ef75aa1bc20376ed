import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ChevronDown } from '../../../shared/ui/icons.tsx';
import type { ListAsk } from '../model/list-ask.ts';
import classes from './part-grid.module.css';

type Props = {
  className: string | undefined;
  /** The sort order after the first press; without it the column cannot be sorted. */
  by?: string | undefined;
  /** The sort order after a second press. */
  again?: string | undefined;
  /** How the list is sorted now. */
  sort?: string | undefined;
  children: ReactNode;
};

/** The head of a column. Sort orders are links, so that they work before the script is loaded. */
export const GridHead = ({ className, by, again, sort, children }: Props) => {
  const direction = !by ? undefined : sort === by ? 'ascending' : again && sort === again ? 'descending' : undefined;
  return (
    <th scope="col" className={className} aria-sort={direction}>
      {by ? (
        <Link
          to="."
          search={(search: ListAsk) => ({ ...search, sort: sort === by ? again : by, page: undefined })}
          resetScroll={false}
          className={classes.sort}
          data-sorted={direction}
        >
          {children}
          <ChevronDown size={12} />
        </Link>
      ) : (
        children
      )}
    </th>
  );
};
