import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { OrderLink } from '../../../shared/ui/order-link.tsx';
import type { OrderDetails, OrderIds } from '../api/order-query.ts';
import { messages } from '../messages.ts';
import classes from './order.module.css';

type Props = OrderIds & { message: typeof messages.continuesOrder };

const Linked = ({ orderID, orderNo, message }: Props) => {
  const { formatMessage } = useIntl();
  const values = {
    number: orderNo,
    a: (text: ReactNode) => (
      <OrderLink orderID={orderID} orderNo={orderNo}>
        {text}
      </OrderLink>
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
