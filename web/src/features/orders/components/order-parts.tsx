import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import list from '../../../shared/lists/list.module.css';
import type { OrderRow } from '../api/orders-queries.ts';
import { messages } from '../messages.ts';
import classes from './orders.module.css';

type Props = { order: OrderRow };

export const isCancelled = ({ fulfilmentStatus }: OrderRow): boolean => fulfilmentStatus === 'Order Cancelled';

export const ToOrder = ({ order: { orderid, orderNumber } }: Props) => {
  const { region } = useApi();
  return (
    <Link
      to="/$region/member-order-details/$orderID/$orderNo"
      params={{ region, orderID: orderid, orderNo: orderNumber }}
      className={list.number}
    >
      {orderNumber}
    </Link>
  );
};

/** An order without a payment shows "price on application" (spec §9). */
export const Total = ({ order: { sales } }: Props) => useMoney().price({ listPrice: sales, isFreePart: false });

/** "Completed" for every order that is not cancelled (spec §2), and below it how far the units are. */
export const Status = ({ order }: Props) =>
  isCancelled(order) ? (
    <FormattedMessage {...messages.cancelled} />
  ) : (
    <>
      <FormattedMessage {...messages.completed} />
      <small className={classes.units}>
        <FormattedMessage {...messages[order.fulfilmentStatus as 'Order Placed']} />
      </small>
    </>
  );

/** Guests have no membership number. */
export const Holder = ({ order: { membershipNo } }: Props) => membershipNo || <FormattedMessage {...messages.guest} />;
