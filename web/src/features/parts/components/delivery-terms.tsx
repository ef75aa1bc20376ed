import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { cutOffText } from '../../../shared/places/cut-off.ts';
import { deliveryTermsQuery } from '../../../shared/places/delivery-terms-query.ts';
import { useCatalogueWords } from '../../../shared/ui/catalogue-word.tsx';
import type { ProductDetail } from '../api/part-detail-queries.ts';
import { messages } from '../messages.ts';
import { ArrivalDay } from './arrival-day.tsx';
import classes from './part-detail.module.css';

type Props = {
  /** The total of the cart in AUD; undefined without a cart. */
  inCart: number | undefined;
  part: Pick<ProductDetail['product'], 'listPrice' | 'isFreePart' | 'overallStockLevel'>;
};

/**
 * The time until which orders leave today, the day of arrival, the delivery fee, and the amount missing for free delivery. Of a
 * part without a price only that the price is agreed first.
 */
export const DeliveryTerms = ({ inCart, part }: Props) => {
  const api = useApi();
  const { formatMessage, locale } = useIntl();
  const { money } = useMoney();
  const words = useCatalogueWords();
  const { data: terms } = useQuery({ ...deliveryTermsQuery(api), enabled: api.region === 'au' });
  // The shop delivers only within Australia.
  if (api.region !== 'au' || !terms) return null;
  // The price is agreed after the order, and the goods leave after that.
  if (part.listPrice === 0 && !part.isFreePart)
    return (
      <ul className={classes.delivery}>
        <li>{formatMessage(messages.priceFirst)}</li>
      </ul>
    );
  const inStock = part.overallStockLevel !== 'None';
  const missing = inCart === undefined ? terms.freeFrom : Math.round((terms.freeFrom - inCart) * 100) / 100;
  const { time, place } = cutOffText(terms, locale);
  return (
    <ul className={classes.delivery}>
      {inStock && <li>{formatMessage(messages.cutOff, { time, place: words(place) })}</li>}
      {inStock && 'VIC' in terms.transitDays && (
        <li>
          <ArrivalDay />
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
