import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import type { ReturnItem } from '../api/request-queries.ts';
import { messages } from '../messages.ts';
import classes from './exchange.module.css';
import { ExchangeState } from './exchange-state.tsx';
import { ExchangeSums } from './exchange-sums.tsx';

type Props = {
  item: ReturnItem;
  /** The reader answers the request, and does not pay for the part. */
  forStaff?: boolean;
  /** The link to the payment, for the buyer. */
  payable?: boolean;
};

/** The part that the buyer wants in exchange. */
export const ExchangePanel = ({ item, forStaff = false, payable = false }: Props) => {
  const { formatMessage } = useIntl();
  const { exchange, return_ItemID: itemID } = item;
  if (!exchange) return null;
  return (
    <section className={classes.panel} aria-labelledby="exchange">
      <h2 id="exchange">{formatMessage(messages.exchange)}</h2>
      <ExchangeState exchange={exchange} forStaff={forStaff} />
      {(exchange.state === 'Held' || exchange.state === 'Paid') && <ExchangeSums item={item} exchange={exchange} />}
      {exchange.state === 'Held' && payable && (
        <Button
          renderRoot={(props) => (
            <Link to="/$region/pay-offer" search={{ order: '', no: '', item: itemID }} {...props} />
          )}
          text={messages.exchangePay}
        />
      )}
    </section>
  );
};
