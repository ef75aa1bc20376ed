import { NativeSelect } from '@mantine/core';
import { type MessageDescriptor, useIntl } from 'react-intl';
import classes from './list.module.css';
import { listMessages } from './list-messages.ts';
import type { ListOptions, ListSearch, SortDir } from './list-search.ts';

type Props<SortBy> = {
  orders: readonly (readonly [SortBy, SortDir, MessageDescriptor])[];
  options: ListOptions<SortBy>;
  onSort: (search: ListSearch<SortBy>) => void;
};

/** Sorting on phones, where the table has no column heads. */
export const SortPicker = <SortBy extends string>({ orders, options, onSort }: Props<SortBy>) => {
  const { formatMessage } = useIntl();
  return (
    <NativeSelect
      className={classes.sortPicker}
      label={formatMessage(listMessages.sortBy)}
      value={`${options.sortBy} ${options.sortDir}`}
      onChange={({ currentTarget }) => {
        const [sortBy, sortDir] = orders[currentTarget.selectedIndex] ?? [];
        onSort({ page: undefined, sortBy, sortDir });
      }}
      data={orders.map(([sortBy, sortDir, name]) => ({ value: `${sortBy} ${sortDir}`, label: formatMessage(name) }))}
    />
  );
};
