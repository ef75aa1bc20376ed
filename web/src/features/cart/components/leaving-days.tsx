import { expectedDays } from '@southline/kernel/dispatch-day';
import { stateOfPostcode } from '@southline/kernel/places';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { nearDay } from '../../../shared/i18n/near-day.ts';
import { deliveryTermsQuery } from '../../../shared/places/delivery-terms-query.ts';
import { expectedMessages } from '../../../shared/places/expected-messages.ts';
import { useAppSelector } from '../../../shared/store/store.ts';
import type { Cart } from '../api/cart-types.ts';
import { messages } from '../messages.ts';
import classes from './cart-summary.module.css';

type Props = { cart: Cart };

/**
 * The days of dispatch and arrival if the cart is ordered now, by the rule of the order's own page. Arrival is for the saved
 * address, or else for the postcode that is stored on the device.
 */
export const LeavingDays = ({ cart }: Props) => {
  const { formatDate } = useIntl();
  const { data: terms } = useQuery(deliveryTermsQuery(useApi()));
  const postcode = useAppSelector(({ preferences }) => preferences.postcode) ?? '';
  if (!terms) return null;
  const state = cart.deliveryDetails.deliveryState || (stateOfPostcode(postcode) ?? '');
  const { dispatchDay, arrivalDay } = expectedDays(terms, state, new Date());
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
