import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Head } from '../../../shared/lists/head.tsx';
import list from '../../../shared/lists/list.module.css';
import { SortHead } from '../../../shared/lists/sort-head.tsx';
import { partColumns } from '../../../shared/parts/messages.ts';
import { PartNumber } from '../../../shared/parts/part-number.tsx';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { RegionDay } from '../../../shared/ui/region-time.tsx';
import { messages } from '../messages.ts';
import { SORTS } from '../model/favourites-search.ts';
import { Picture, ReplacedBy } from './favourite-parts.tsx';
import classes from './favourites.module.css';
import { Buying, Figures } from './offer-cells.tsx';
import { RemoveButton } from './remove-button.tsx';
import type { RowsProps } from './rows.ts';

const names = { partnumber: messages.partNumber, description: messages.description, dateAdded: messages.dateAdded };

export const FavouriteTable = ({ rows, offers, options, onSort, onRemove }: RowsProps) => {
  const { formatMessage } = useIntl();
  return (
    <table className={`${list.table} ${classes.table}`}>
      <thead>
        <tr>
          <Head name={messages.image} className={classes.image} />
          {SORTS.map((sortBy) => (
            <SortHead key={sortBy} column={sortBy} options={options} onSort={onSort}>
              <FormattedMessage {...names[sortBy]} />
            </SortHead>
          ))}
          <Head name={partColumns.price} className={classes.offer} />
          <Head name={partColumns.quantity} className={classes.buy} />
          <th scope="col" className={classes.bin}>
            <VisuallyHidden>{formatMessage(messages.remove)}</VisuallyHidden>
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
              <PartNumber number={row.partnumber} />
            </td>
            <td>
              <CatalogueWord word={row.description} />
              <ReplacedBy favourite={row} />
            </td>
            <td className={classes.date}>
              <RegionDay at={row.dateAdded} />
            </td>
            <td className={classes.offer}>
              <Figures offer={offers.get(row.partnumber)} />
            </td>
            <td className={classes.buy}>
              <Buying offer={offers.get(row.partnumber)} />
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
