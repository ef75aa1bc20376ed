import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { ArrowLeft } from '../../../shared/ui/icons.tsx';
import { LoadFailedNotice } from '../../../shared/ui/load-failed.tsx';
import { OrderLink } from '../../../shared/ui/order-link.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { type OrderDetails, type OrderIds, type OrderLine, orderQuery } from '../api/order-query.ts';
import { ordersKey } from '../api/orders-queries.ts';
import { messages } from '../messages.ts';
import classes from './order.module.css';
import { OrderLinks } from './order-links.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OfferedLines } from './price-offer.tsx';

type Offer = NonNullable<OrderDetails['offer']>;
type Payable = OrderIds & { totalToPay: number };
type Accepted = Payable & Pick<Offer, 'lines'>;

/** The card form; the route supplies it, because features do not import each other. */
type Payment = (order: Payable, line: OrderLine, ended: ReactNode, onRefused: () => void) => ReactNode;

const acceptedOf = ({ offer }: OrderDetails): Accepted | undefined =>
  offer?.accepted ? { ...offer.accepted, totalToPay: offer.total, lines: offer.lines } : undefined;

/** The lines and the total of the payment. */
const Summary = ({ accepted: { lines, totalToPay } }: { accepted: Accepted }) => {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return (
    <section className={classes.toPay} aria-labelledby="to-pay">
      <h2 id="to-pay">{formatMessage(messages.offerSum)}</h2>
      <OfferedLines lines={lines} />
      <dl className={classes.sums}>
        <div>
          <dt>{formatMessage(messages.shipping)}</dt>
          <dd>{money(0)}</dd>
        </div>
        <div data-sum="total">
          <dt>{formatMessage(messages.totalToPay)}</dt>
          <dd>{money(totalToPay)}</dd>
        </div>
      </dl>
    </section>
  );
};

const Accepted = ({ order, payment }: { order: OrderDetails; payment: Payment }) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const accepted = acceptedOf(order);
  // The server may place the order while its payment is confirmed here. The payment then ends by itself.
  const [shown, setShown] = useState(accepted);
  if (accepted && (accepted.orderID !== shown?.orderID || accepted.totalToPay !== shown.totalToPay)) setShown(accepted);
  const [line] = order.orderDetails;
  const onRefused = () => void queryClient.invalidateQueries({ queryKey: ordersKey(api) });
  const ended = !accepted && (
    <>
      <p>{formatMessage(messages.offerOver)}</p>
      <OrderLinks order={order} />
    </>
  );
  if (!shown || !line) return ended;
  return (
    <div className={classes.columns}>
      <div key={shown.orderID}>{payment(shown, line, ended, onRefused)}</div>
      {!ended && <Summary accepted={shown} />}
    </div>
  );
};

/** The payment of the follow-on order of an accepted price offer. The first order names it, because it is not placed yet. */
export const PayOfferPage = ({ orderID, orderNo, payment }: OrderIds & { payment: Payment }) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { data, error, refetch } = useQuery(orderQuery(api, orderID));
  return (
    <div className={classes.page}>
      <PageTitle message={messages.offerPayTitle} />
      <OrderLink orderID={orderID} orderNo={orderNo} className={classes.back}>
        <ArrowLeft size={18} />
        <FormattedMessage {...messages.offerToOrder} />
      </OrderLink>
      <h1>{formatMessage(messages.offerPayTitle)}</h1>
      {error && !data && <LoadFailedNotice error={error} onRetry={refetch} />}
      {!data && !error && <OrderSkeleton />}
      {data && <Accepted order={data} payment={payment} />}
    </div>
  );
};
