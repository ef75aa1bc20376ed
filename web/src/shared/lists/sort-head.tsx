import type { ReactNode } from 'react';
import { ChevronDown } from '../ui/icons.tsx';
import classes from './list.module.css';
import type { ListOptions } from './list-search.ts';

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

type Props<SortBy> = {
  column: SortBy;
  /** What its cells hold; sets their alignment. */
  kind?: string | undefined;
  options: ListOptions<SortBy>;
  onSort: (sortBy: SortBy) => void;
  children: ReactNode;
};

export const SortHead = <SortBy extends string>({ column, kind, options, onSort, children }: Props<SortBy>) => {
  const direction = options.sortBy === column ? options.sortDir : undefined;
  return (
    <th scope="col" data-column={column} data-kind={kind} aria-sort={direction && ariaSort[direction]}>
      <button type="button" className={classes.sort} onClick={() => onSort(column)}>
        {children}
        <span className={classes.arrow} data-direction={direction}>
          <ChevronDown size={14} />
        </span>
      </button>
    </th>
  );
};
