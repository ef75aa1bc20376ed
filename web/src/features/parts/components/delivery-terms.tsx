import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { cutOffText } from '../../../shared/places/cut-off.ts';
import { deliveryTermsQuery } from '../../../shared/places/delivery-terms-query.ts';
import { useCatalogueWords } from '../../../shared/ui/catalogue-word.tsx';
import { messages } from '../messages.ts';
import { ArrivalDay } from './arrival-day.tsx';
import classes from './part-detail.module.css';

type Props = {
  /** The total of the cart in AUD; undefined without a cart. */
  inCart: number | undefined;
  inStock: boolean;
};

/** The time until which orders leave today, the day of arrival, the delivery fee, and the amount missing for free delivery. */
export const DeliveryTerms = ({ inCart, inStock }: Props) => {
  const api = useApi();
  const { formatMessage, locale } = useIntl();
  const { money } = useMoney();
  const words = useCatalogueWords();
  const { data: terms } = useQuery({ ...deliveryTermsQuery(api), enabled: api.region === 'au' });
  // The shop delivers only within Australia.
  if (api.region !== 'au' || !terms) return null;
  const missing = inCart === undefined ? terms.freeFrom : Math.round((terms.freeFrom - inCart) * 100) / 100;
  const { time, place } = cutOffText(terms, locale);
  return (
    <ul className={classes.delivery}>
      <li>{formatMessage(messages.cutOff, { time, place: words(place) })}</li>
      {inStock && 'VIC' in terms.transitDays && (
        <li>
          <ArrivalDay terms={terms} />
        </li>
      )}
      <li>
        {inCart === undefined && (
          <FormattedMessage
            {...messages.deliveryFee}
            values={{ fee: money(terms.fee), freeFrom: money(terms.freeFrom) }}
          />
        )}
        {inCart !== undefined && missing > 0 && (
          <FormattedMessage {...messages.moreForFree} values={{ amount: money(missing) }} />
        )}
        {inCart !== undefined && missing <= 0 && <FormattedMessage {...messages.deliveryFree} />}
      </li>
    </ul>
  );
};
