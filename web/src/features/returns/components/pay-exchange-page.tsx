import { Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { ArrowLeft } from '../../../shared/ui/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { LoadFailedNotice } from '../../../shared/ui/load-failed.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { itemQuery, type OrderToReturn, type ReturnItem, requestQuery } from '../api/request-queries.ts';
import { ordersKey } from '../api/returns-queries.ts';
import { messages } from '../messages.ts';
import classes from './exchange.module.css';
import { ExchangePanel } from './exchange-panel.tsx';

type Payable = { orderID: string; orderNo: string; totalToPay: number };
type OrderLine = OrderToReturn['orderDetails'][number];

/** The card form; the route supplies it, because features do not import each other. */
type Payment = (order: Payable, line: OrderLine, ended: ReactNode, onRefused: () => void) => ReactNode;

type Props = { item: ReturnItem; order: OrderToReturn; payment: Payment };

const Held = ({ item, order, payment }: Props) => {
  const api = useApi();
  const queryClient = useQueryClient();
  // The server may place the order while its payment is confirmed here. The payment then ends by itself.
  const [payable] = useState(item.exchange);
  const [line] = order.orderDetails;
  const isHeld = item.exchange?.state === 'Held';
  const exchange = <ExchangePanel item={item} />;
  const ended = !isHeld && exchange;
  const onRefused = () => void queryClient.invalidateQueries({ queryKey: ordersKey(api) });
  if (!payable?.orderID || !line) return ended;
  return (
    <div className={classes.paying}>
      <div>{payment(payable, line, ended, onRefused)}</div>
      {!ended && exchange}
    </div>
  );
};

/** The payment of an exchange order. The returned item names it, because it is not placed yet. */
export const PayExchangePage = ({ returnItemID, payment }: { returnItemID: string; payment: Payment }) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const items = useQuery(itemQuery(api, returnItemID));
  const item = items.data?.item;
  const orders = useQuery({ ...requestQuery(api, item?.orderid ?? ''), enabled: item !== undefined });
  const order = orders.data?.order;
  const error = items.error ?? orders.error;
  return (
    <div className={classes.page}>
      <PageTitle message={messages.exchangePayTitle} />
      {item && (
        <Link
          to="/$region/returns-item-detail/$orderID/$returnItemID"
          params={{ orderID: item.orderid, returnItemID }}
          className={classes.back}
        >
          <ArrowLeft size={18} />
          <FormattedMessage {...messages.exchangeBack} />
        </Link>
      )}
      <h1>{formatMessage(messages.exchangePayTitle)}</h1>
      {error && !order && <LoadFailedNotice error={error} onRetry={item ? orders.refetch : items.refetch} />}
      {!error && !order && <Skeleton height={220} />}
      {item && order && <Held key={returnItemID} item={item} order={order} payment={payment} />}
    </div>
  );
};
