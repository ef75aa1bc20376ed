import { expectedDays } from '@southline/kernel/dispatch-day';
import { stateOfPostcode } from '@southline/kernel/places';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { nearDay } from '../../../shared/i18n/near-day.ts';
import { deliveryTermsQuery } from '../../../shared/places/delivery-terms-query.ts';
import { expectedMessages } from '../../../shared/places/expected-messages.ts';
import { useAppSelector } from '../../../shared/store/store.ts';
import { messages } from '../messages.ts';
import classes from './cart-summary.module.css';

type Props = {
  /** Of the address, as typed; empty if none is chosen yet. */
  state: string;
};

/**
 * The days of dispatch and arrival if the cart is ordered now, by the rule of the order's own page. Without an address, arrival
 * is for the postcode that is stored on the device.
 */
export const LeavingDays = ({ state }: Props) => {
  const { formatDate } = useIntl();
  const { data: terms } = useQuery(deliveryTermsQuery(useApi()));
  const postcode = useAppSelector(({ preferences }) => preferences.postcode) ?? '';
  if (!terms) return null;
  const where = state || (stateOfPostcode(postcode) ?? '');
  const { dispatchDay, arrivalDay } = expectedDays(terms, where, new Date());
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
