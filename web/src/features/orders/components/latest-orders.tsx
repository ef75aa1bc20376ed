import { Skeleton } from '@mantine/core';
import { regionDate } from '@southline/kernel/region';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { OrderLink } from '../../../shared/ui/order-link.tsx';
import { RegionDay } from '../../../shared/ui/region-time.tsx';
import { type OrderRow, ordersQuery } from '../api/orders-queries.ts';
import { messages } from '../messages.ts';
import classes from './latest-orders.module.css';
import { Contents, isCancelled, Status, ToOrder, Total } from './order-parts.tsx';
import { ReorderButton } from './reorder-button.tsx';

/** Rows that the panel shows. */
const SHOWN = 3;

/** A member's last orders, each with a button that repeats it. */
export const LatestOrders = () => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { data, error, refetch } = useQuery(ordersQuery(api, 'member', {}));
  if (error) return <LoadFailed error={error} onRetry={refetch} variant="outline" />;
  if (!data) return <Skeleton height={240} radius="sm" />;
  if (data.data.length === 0) return <p className={classes.none}>{formatMessage(messages.empty)}</p>;
  return (
    <ul className={classes.orders}>
      {data.data.slice(0, SHOWN).map((order) => (
        <li key={order.orderid}>
          <div className={classes.order}>
            <p className={classes.line}>
              <ToOrder order={order} />
              <span className={classes.day}>
                <RegionDay at={order.orderDate} />
              </span>
              <span data-cancelled={isCancelled(order) || undefined}>
                <Status order={order} />
              </span>
            </p>
            <Contents order={order} />
          </div>
          <span className={classes.total}>
            <Total order={order} />
          </span>
          {!isCancelled(order) && <ReorderButton orderID={order.orderid} orderNo={order.orderNumber} />}
        </li>
      ))}
    </ul>
  );
};

const Offer = ({ order: { orderid, orderNumber, offerUntil } }: { order: OrderRow }) => {
  const { region } = useApi();
  return (
    <OrderLink orderID={orderid} orderNo={orderNumber}>
      <FormattedMessage
        {...messages.offerWaits}
        values={{ number: orderNumber, day: regionDate(new Date(offerUntil), region) }}
      />
    </OrderLink>
  );
};

/** Price offers of a member that can be answered. An order with one waits for its dispatch. */
export const OffersToAnswer = () => {
  const { data } = useQuery(ordersQuery(useApi(), 'member', { status: 'waiting' }));
  const offered = data?.data.filter(({ offerUntil }) => offerUntil) ?? [];
  if (offered.length === 0) return null;
  return (
    <Notice kind="info" title={<FormattedMessage {...messages.offersToAnswer} />}>
      <ul className={classes.offers}>
        {offered.map((order) => (
          <li key={order.orderid}>
            <Offer order={order} />
          </li>
        ))}
      </ul>
    </Notice>
  );
};
