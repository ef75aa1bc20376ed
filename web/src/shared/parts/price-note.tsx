import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';
import classes from './parts.module.css';

/** States that the price includes GST. Free parts and POA need no note. */
export const PriceNote = ({ listPrice }: { listPrice: number }) =>
  listPrice === 0 ? null : (
    <span className={classes.priceNote}>
      <FormattedMessage {...messages.inclGst} />
    </span>
  );
