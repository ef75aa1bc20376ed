import { Button } from '@mantine/core';
import { regionDate } from '@southline/kernel/region';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import type { ReturnItem } from '../api/request-queries.ts';
import { messages } from '../messages.ts';
import classes from './exchange.module.css';

type Exchange = NonNullable<ReturnItem['exchange']>;

const words = {
  Asked: messages.exchangeAsked,
  Unavailable: messages.exchangeUnavailable,
  Ended: messages.exchangeEnded,
  Paid: messages.exchangePaid,
} as const;

const State = ({ exchange: { state, heldUntil, totalToPay } }: { exchange: Exchange }) => {
  const { region } = useApi();
  const { money } = useMoney();
  if (state !== 'Held') return <FormattedMessage {...words[state]} />;
  const day = regionDate(new Date(heldUntil), region);
  return <FormattedMessage {...messages.exchangeHeld} values={{ day, amount: money(totalToPay) }} />;
};

/** The part that is wanted instead. `mine`: the buyer is shown the way to pay for it. */
export const ExchangePanel = ({ item, mine }: { item: ReturnItem; mine: boolean }) => {
  const { region } = useApi();
  const { exchange, return_ItemID: itemID } = item;
  if (!exchange) return null;
  const { state, quantity, productNr, partsDescription, orderID, orderNo } = exchange;
  return (
    <section className={classes.panel} aria-labelledby="exchange">
      <h2 id="exchange">
        <FormattedMessage {...messages.exchange} />
      </h2>
      <p className={classes.part}>
        <strong>
          {quantity} × {productNr}
        </strong>{' '}
        <CatalogueWord word={partsDescription} />
      </p>
      <p>
        <State exchange={exchange} />
      </p>
      {state === 'Held' && mine && (
        <Button
          renderRoot={(props) => (
            <Link to="/$region/pay-offer" params={{ region }} search={{ order: '', no: '', item: itemID }} {...props} />
          )}
        >
          <FormattedMessage {...messages.exchangePay} />
        </Button>
      )}
      {state === 'Paid' && (
        <Link to="/$region/member-order-details/$orderID/$orderNo" params={{ region, orderID, orderNo }}>
          <FormattedMessage {...messages.exchangeOrder} />
        </Link>
      )}
    </section>
  );
};
