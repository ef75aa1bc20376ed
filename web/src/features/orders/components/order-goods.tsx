import { FormattedMessage } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import type { OrderDetails } from '../api/order-query.ts';
import { messages } from '../messages.ts';
import { waitingLines } from '../model/cancel-units.ts';
import classes from './cancel.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderSums } from './order-sums.tsx';
import { useCancelDialog } from './use-cancel-dialog.ts';

type Props = {
  order: OrderDetails;
  orderID: string;
  /** Just placed: one button opens the dialog, in which the buyer may choose lines. */
  placed?: boolean;
};

/** The lines of an order with its sums and refunds, and what of it may be cancelled. */
export const OrderGoods = ({ order, orderID, placed = false }: Props) => {
  const waiting = order.reading ? [] : waitingLines(order);
  const mayCancel = waiting.length > 0;
  const { holder, ask, dialog } = useCancelDialog(mayCancel);
  return (
    <div ref={holder} tabIndex={-1} className={classes.holder}>
      <OrderLines lines={order.orderDetails} waiting={placed ? [] : waiting} onCancel={ask} />
      <OrderSums order={order} />
      {mayCancel && (
        <Button variant="outline" color="red" className={classes.cancel} onClick={() => ask()}>
          <FormattedMessage {...messages.cancelOrder} />
        </Button>
      )}
      <OrderRefunds order={order} orderID={orderID} />
      <CancelDialog orderID={orderID} {...dialog} />
    </div>
  );
};
