import { NativeSelect } from '@mantine/core';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { type FavouritesSearch, type ListOptions, parseFavouritesSearch } from '../model/favourites-search.ts';
import classes from './favourites.module.css';

const ORDERS = [
  ['dateAdded', 'desc', messages.dateNewest],
  ['dateAdded', 'asc', messages.dateOldest],
  ['partnumber', 'asc', messages.partUp],
  ['partnumber', 'desc', messages.partDown],
  ['description', 'asc', messages.descriptionUp],
  ['description', 'desc', messages.descriptionDown],
] as const;

/** What the heads of the columns do on a desktop. */
export const SortPicker = ({
  options,
  onSort,
}: {
  options: ListOptions;
  onSort: (search: FavouritesSearch) => void;
}) => {
  const { formatMessage } = useIntl();
  return (
    <NativeSelect
      className={classes.sortPicker}
      label={formatMessage(messages.sortBy)}
      value={`${options.sortBy} ${options.sortDir}`}
      onChange={({ currentTarget }) => {
        const [sortBy, sortDir] = currentTarget.value.split(' ');
        onSort(parseFavouritesSearch({ sortBy, sortDir }));
      }}
      data={ORDERS.map(([sortBy, sortDir, name]) => ({ value: `${sortBy} ${sortDir}`, label: formatMessage(name) }))}
    />
  );
};
