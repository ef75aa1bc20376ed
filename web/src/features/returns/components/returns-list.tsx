import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { type DatedList, filtersOf, isBackwards, isFiltered, noFilters } from '../../../shared/lists/dated-search.ts';
import list from '../../../shared/lists/list.module.css';
import { ListFilter } from '../../../shared/lists/list-filter.tsx';
import { listMessages } from '../../../shared/lists/list-messages.ts';
import type { SortDir } from '../../../shared/lists/list-search.ts';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import { PagedList } from '../../../shared/lists/paged-list.tsx';
import { type Column, Rows } from '../../../shared/lists/rows.tsx';
import { SortPicker } from '../../../shared/lists/sort-picker.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { NothingHere } from '../../../shared/ui/nothing-here.tsx';
import { usePhone } from '../../../shared/ui/use-phone.ts';
import { messages } from '../messages.ts';
import type { ReturnsSearch } from '../model/returns-search.ts';
import classes from './lists.module.css';

export type Searching = { search: ReturnsSearch; onSearch: (search: ReturnsSearch, replace?: boolean) => void };

type Props<Row, SortBy extends string, Status extends string> = Searching & {
  list: DatedList<SortBy, Status>;
  query: UseQueryResult<{ returnList: Row[]; totalCount: number }>;
  columns: readonly Column<Row, SortBy>[];
  keyOf: (row: Row) => string;
  orders: readonly (readonly [SortBy, SortDir, MessageDescriptor])[];
  status?: { label: MessageDescriptor; words: Readonly<Record<string, MessageDescriptor>> };
  ofMembers?: boolean;
  orderNo?: MessageDescriptor;
  /** The state in which rows wait for the reader. An empty list of this state means that nothing is left to do. */
  waiting?: Status;
  /** Shown if the list is completely empty. */
  empty: ReactNode;
};

/** The count stops here. */
const MOST_COUNTED = 10_000;

/** A list of returns or of requests: filters, rows in their order, pages. */
export const ReturnsList = <Row, SortBy extends string, Status extends string>(props: Props<Row, SortBy, Status>) => {
  const { formatMessage } = useIntl();
  const { search, onSearch, list: kind, query, columns, keyOf, orders, waiting, empty, ...filter } = props;
  const phone = usePhone();
  const own = kind.parse(search);
  const options = kind.options(own);
  const applied = filtersOf(own);
  const change = (next: ReturnsSearch) => onSearch({ ...search, ...next });
  const count = query.data?.totalCount ?? 0;
  const clear = () => change(kind.searchFor(own, noFilters));
  return (
    <>
      <ListFilter
        key={Object.values(applied).join()}
        {...filter}
        applied={applied}
        onSearch={(filters) => change(kind.searchFor(own, filters))}
      />
      {!isBackwards(applied) && (
        <>
          {count > 0 && (
            <p role="status" className={`${list.total} ${classes.sum}`}>
              <FormattedMessage {...(count < MOST_COUNTED ? messages.count : messages.countMany)} values={{ count }} />
            </p>
          )}
          <PagedList
            id="returns"
            query={query}
            page={options.page}
            onTurn={(page, replace) => onSearch({ ...search, page }, replace)}
            skeleton={<ListSkeleton row={classes.skeletonRow} />}
            empty={
              isFiltered(applied.status === waiting ? { ...applied, status: '' } : applied) ? (
                <NothingHere title={messages.noMatch} hint={messages.noMatchHint}>
                  <Button onClick={clear}>{formatMessage(listMessages.clear)}</Button>
                </NothingHere>
              ) : (
                empty
              )
            }
          >
            {({ returnList }) => (
              <>
                {phone && <SortPicker orders={orders} options={options} onSort={change} />}
                <Rows
                  rows={returnList}
                  columns={columns}
                  keyOf={keyOf}
                  options={options}
                  onSort={(sortBy) => change(kind.sortedBy(options, sortBy))}
                />
              </>
            )}
          </PagedList>
        </>
      )}
    </>
  );
};
