import { regionDate } from '@southline/kernel/region';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { OrderLink } from '../../../shared/ui/order-link.tsx';
import type { ReturnItem } from '../api/request-queries.ts';
import { messages } from '../messages.ts';
import classes from './exchange.module.css';

type Exchange = NonNullable<ReturnItem['exchange']>;

const buyerWords = {
  Asked: messages.exchangeAsked,
  Unavailable: messages.exchangeUnavailable,
  Ended: messages.exchangeEnded,
  Paid: messages.exchangePaid,
} as const;
const staffWords = {
  Asked: messages.staffExchangeAsked,
  Unavailable: messages.staffExchangeUnavailable,
  Ended: messages.staffExchangeEnded,
  Paid: messages.exchangePaid,
} as const;

type Props = { exchange: Exchange; forStaff: boolean };

const State = ({ exchange: { state, heldUntil, totalToPay }, forStaff }: Props) => {
  const { region } = useApi();
  const { money } = useMoney();
  if (state !== 'Held') return <FormattedMessage {...(forStaff ? staffWords : buyerWords)[state]} />;
  const values = { day: regionDate(new Date(heldUntil), region), amount: money(totalToPay) };
  return <FormattedMessage {...(forStaff ? messages.staffExchangeHeld : messages.exchangeHeld)} values={values} />;
};

/** The part that is wanted instead, what became of it, and its order once it is paid for. */
export const ExchangeState = ({ exchange, forStaff }: Props) => {
  const { state, quantity, productNr, partsDescription, orderID, orderNo } = exchange;
  return (
    <>
      <p className={classes.part}>
        <strong>
          {quantity} × {productNr}
        </strong>{' '}
        <CatalogueWord word={partsDescription} />
      </p>
      <p>
        <State exchange={exchange} forStaff={forStaff} />
      </p>
      {state === 'Paid' && <OrderLink orderID={orderID} orderNo={orderNo} text={messages.exchangeOrder} />}
    </>
  );
};
