import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { PaperButton } from '../../../shared/papers/paper-button.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { RegionDay } from '../../../shared/ui/region-time.tsx';
import type { OrderDetails } from '../api/order-query.ts';
import { messages } from '../messages.ts';
import { waitingLines } from '../model/cancel-units.ts';
import classes from './cancel.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderSums } from './order-sums.tsx';
import { useCancelDialog } from './use-cancel-dialog.ts';

type OrderRefundsProps = { order: OrderDetails; orderID: string };

/** All refunds of the order. The section of a return has the credit note of that return. */
const OrderRefunds = ({ order: { refunds, orderNumber }, orderID }: OrderRefundsProps) => {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  if (refunds.length === 0) return null;
  return (
    <section className={classes.refunds} aria-labelledby="refunds">
      <h2 id="refunds">{formatMessage(messages.refunds)}</h2>
      <ul>
        {refunds.map(({ amount, at, reason, refunded, returnOrderNo, cancellationNo }) => (
          <li key={returnOrderNo ?? cancellationNo}>
            <strong>{money(amount)}</strong>
            <span>
              {returnOrderNo ? (
                <FormattedMessage {...messages.refundOfReturn} values={{ number: returnOrderNo }} />
              ) : (
                <FormattedMessage {...messages.refundOfUnits} />
              )}
              {' · '}
              <RegionDay at={at} />
            </span>
            <span className={classes.state} data-open={!refunded || undefined}>
              <FormattedMessage {...(refunded ? messages.refundMade : messages.refundOpen)} />
            </span>
            {cancellationNo !== undefined && (
              <PaperButton
                paper="credit-note"
                order={{ orderID, orderNo: orderNumber, cancellationNo }}
                label={<FormattedMessage {...messages.creditNote} />}
              />
            )}
            {reason && <p>{reason}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
};

type Props = {
  order: OrderDetails;
  orderID: string;
  /** Just placed: one button opens the dialog, in which the buyer may choose lines. */
  placed?: boolean;
  /** Leads to the return of delivered items; undefined while nothing can be returned. */
  returnLink?: ReactNode;
};

/** The lines of an order with its sums and refunds. In one mode they show what of it may be cancelled or returned. */
export const OrderGoods = ({ order, orderID, placed = false, returnLink }: Props) => {
  const waiting = order.reading ? [] : waitingLines(order);
  const mayCancel = waiting.length > 0;
  const { holder, ask, dialog } = useCancelDialog(mayCancel);
  const [isOn, setOn] = useState(false);
  const hasMode = !placed && (mayCancel || returnLink !== undefined);
  const cancel = mayCancel && (
    <Button variant="outline" color="red" onClick={() => ask()}>
      <FormattedMessage {...messages.cancelOrder} />
    </Button>
  );
  return (
    <div ref={holder} tabIndex={-1} className={classes.holder}>
      {hasMode && (
        <div className={classes.mode}>
          <Button variant="default" aria-expanded={isOn} onClick={() => setOn(!isOn)} text={messages.cancelOrReturn} />
          {isOn && cancel}
          {isOn && returnLink}
        </div>
      )}
      <OrderLines lines={order.orderDetails} waiting={hasMode && isOn ? waiting : []} onCancel={ask} />
      <OrderSums order={order} />
      {placed && <div className={classes.cancel}>{cancel}</div>}
      <OrderRefunds order={order} orderID={orderID} />
      <CancelDialog orderID={orderID} {...dialog} />
    </div>
  );
};
