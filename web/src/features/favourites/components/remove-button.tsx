import { useIntl } from 'react-intl';
import { BinIcon } from '../../../shared/ui/icons.tsx';
import type { Favourite } from '../api/favourite-queries.ts';
import { messages } from '../messages.ts';
import classes from './favourites.module.css';

type Props = { favourite: Favourite; onRemove: (favourite: Favourite) => void };

export const RemoveButton = ({ favourite, onRemove }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <button
      type="button"
      className={classes.remove}
      aria-label={formatMessage(messages.removePart, { number: favourite.partnumber })}
      onClick={() => onRemove(favourite)}
    >
      <BinIcon />
    </button>
  );
};
