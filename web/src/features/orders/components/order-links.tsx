import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import type { OrderDetails, OrderIds } from '../api/order-query.ts';
import { messages } from '../messages.ts';
import classes from './order.module.css';

type Props = OrderIds & { message: typeof messages.continuesOrder };

const Linked = ({ orderID, orderNo, message }: Props) => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  const params = { region, orderID, orderNo };
  const values = {
    number: orderNo,
    a: (text: ReactNode) => (
      <Link to="/$region/member-order-details/$orderID/$orderNo" params={params}>
        {text}
      </Link>
    ),
  };
  return <p className={classes.link}>{formatMessage(message, values)}</p>;
};

/** The order that this one continues, and the orders that continue it. */
export const OrderLinks = ({ order: { parentOrder, followOnOrders } }: { order: OrderDetails }) => (
  <>
    {parentOrder && <Linked {...parentOrder} message={messages.continuesOrder} />}
    {followOnOrders.map((followOn) => (
      <Linked key={followOn.orderID} {...followOn} message={messages.continuedBy} />
    ))}
  </>
);
