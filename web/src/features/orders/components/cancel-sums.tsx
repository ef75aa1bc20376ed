import { useIntl } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { Term } from '../../../shared/ui/term.tsx';
import type { CancelPlan } from '../api/cancel-order.ts';
import type { OrderDetails } from '../api/order-query.ts';
import { messages } from '../messages.ts';
import { sumOf, type Units, waitingLines, waitingOf } from '../model/cancel-units.ts';
import classes from './cancel.module.css';

type Props = { order: OrderDetails; plan: CancelPlan; chosen: Units };

/** The refund, and whether it includes the delivery fee. */
export const CancelSums = ({ order, plan, chosen }: Props) => {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { refund, deliveryRefund, lines } = plan;
  const cancelled = sumOf(lines.map(({ quantity }) => quantity));
  const whole = cancelled === sumOf(waitingLines(order).map(waitingOf));
  return (
    <>
      {cancelled > sumOf(Object.values(chosen)) && <p>{formatMessage(messages.cancelGifts)}</p>}
      <dl className={classes.sums}>
        {deliveryRefund > 0 && <Term name={messages.cancelDelivery}>{money(deliveryRefund)}</Term>}
        <Term name={messages.cancelRefund} data-total>
          {money(refund)}
        </Term>
      </dl>
      {refund === 0 && <p>{formatMessage(messages.cancelNothingPaid)}</p>}
      {refund > 0 && order.voucherSaving > 0 && <p>{formatMessage(messages.cancelVoucherShare)}</p>}
      {!whole && order.shippingCost > 0 && <p>{formatMessage(messages.cancelDeliveryStays)}</p>}
    </>
  );
};
