import { FormattedMessage, useIntl } from 'react-intl';
import { BinIcon } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import { AddedOn, Picture, ReplacedBy, ToPart } from './favourite-parts.tsx';
import classes from './favourites.module.css';
import type { RowsProps } from './rows.ts';

/** The list of a phone. */
export const FavouriteCards = ({ rows, onRemove }: RowsProps) => {
  const { formatMessage } = useIntl();
  return (
    <ul className={classes.cards}>
      {rows.map((row) => (
        <li key={row.partnumber} className={classes.card}>
          <Picture favourite={row} size={72} />
          <div className={classes.cardText}>
            <ToPart favourite={row} />
            <p>{row.description}</p>
            <ReplacedBy favourite={row} />
            <p className={classes.cardDate}>
              <FormattedMessage {...messages.dateAdded} /> <AddedOn favourite={row} />
            </p>
          </div>
          <button
            type="button"
            className={classes.remove}
            aria-label={formatMessage(messages.removePart, { number: row.partnumber })}
            onClick={() => onRemove(row)}
          >
            <BinIcon />
          </button>
        </li>
      ))}
    </ul>
  );
};
