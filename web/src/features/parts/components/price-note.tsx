import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import classes from './marks.module.css';

/** What the amount means; Free and POA speak for themselves. */
export const PriceNote = ({ listPrice }: { listPrice: number }) =>
  listPrice === 0 ? null : (
    <span className={classes.priceNote}>
      <FormattedMessage {...messages.inclGst} />
    </span>
  );
