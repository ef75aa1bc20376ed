import { FormattedMessage, useIntl } from 'react-intl';
import { nearDay } from '../../../shared/i18n/near-day.ts';
import { expectedMessages } from '../../../shared/places/expected-messages.ts';
import { useExpectedDays } from '../../../shared/places/use-expected-days.ts';
import { messages } from '../messages.ts';
import classes from './cart-summary.module.css';

type Props = {
  /** Of the address, as typed; empty if none is chosen yet. */
  state: string;
};

/** The days of dispatch and arrival if the cart is ordered now. */
export const LeavingDays = ({ state }: Props) => {
  const { formatDate } = useIntl();
  const expected = useExpectedDays(state);
  if (!expected) return null;
  const { dispatchDay, arrivalDay } = expected;
  return (
    <p className={classes.note}>
      <FormattedMessage {...messages.leavesNow} values={{ day: formatDate(dispatchDay, nearDay) }} />
      {arrivalDay && (
        <>
          {' '}
          <FormattedMessage {...expectedMessages.arrival} values={{ day: formatDate(arrivalDay, nearDay) }} />
        </>
      )}
    </p>
  );
};
