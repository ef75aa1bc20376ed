import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { ChevronDown } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import { SORTS } from '../model/favourites-search.ts';
import { AddedOn, Picture, ReplacedBy, ToPart } from './favourite-parts.tsx';
import classes from './favourites.module.css';
import { RemoveButton } from './remove-button.tsx';
import type { RowsProps } from './rows.ts';

const names = { partnumber: messages.partNumber, description: messages.description, dateAdded: messages.dateAdded };
const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

export const FavouriteTable = ({ rows, options, onSort, onRemove }: RowsProps) => {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col" className={classes.image}>
            <FormattedMessage {...messages.image} />
          </th>
          {SORTS.map((sortBy) => {
            const direction = options.sortBy === sortBy ? options.sortDir : undefined;
            return (
              <th key={sortBy} scope="col" data-column={sortBy} aria-sort={direction && ariaSort[direction]}>
                <button type="button" className={classes.sort} onClick={() => onSort(sortBy)}>
                  <FormattedMessage {...names[sortBy]} />
                  <span className={classes.arrow} data-direction={direction}>
                    <ChevronDown size={14} />
                  </span>
                </button>
              </th>
            );
          })}
          <th scope="col" className={classes.bin}>
            <VisuallyHidden>
              <FormattedMessage {...messages.remove} />
            </VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.partnumber}>
            <td>
              <Picture favourite={row} size={64} />
            </td>
            <td>
              <ToPart favourite={row} />
            </td>
            <td>
              {row.description}
              <ReplacedBy favourite={row} />
            </td>
            <td className={classes.date}>
              <AddedOn favourite={row} />
            </td>
            <td className={classes.bin}>
              <RemoveButton favourite={row} onRemove={onRemove} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
