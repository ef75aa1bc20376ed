import { fromDollars, toDollars } from '@southline/kernel/money';
import { useIntl } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { Term } from '../../../shared/ui/term.tsx';
import type { OrderDetails } from '../api/order-query.ts';
import { messages } from '../messages.ts';
import classes from './order.module.css';

/** The total to pay. After a refund also the payment, the refunds, also those under way, and the difference. */
export const OrderSums = ({ order }: { order: OrderDetails }) => {
  const { money } = useMoney();
  const { formatMessage } = useIntl();
  const { shippingCost, voucherSaving } = order;
  const refunded = order.refunds.reduce((sum, { amount }) => sum + fromDollars(amount), 0);
  const net = toDollars(fromDollars(order.totalToPay) - refunded);
  const refundRows =
    refunded > 0
      ? [
          { key: 'paid', name: messages.paid, value: money(order.totalToPay) },
          { key: 'refunded', name: messages.refundedSum, value: `−${money(toDollars(refunded))}` },
          { key: 'net', name: messages.net, value: money(net) },
        ]
      : [];
  const rows = [
    { key: 'subTotal', name: messages.subTotal, value: money(order.subtotal) },
    ...(voucherSaving > 0 ? [{ key: 'saving', name: messages.saving, value: `−${money(voucherSaving)}` }] : []),
    { key: 'gst', name: messages.gst, value: money(order.gst) },
    {
      key: 'shipping',
      name: messages.shipping,
      value: shippingCost === 0 ? formatMessage(messages.free) : money(shippingCost),
    },
    { key: 'total', name: messages.totalToPay, value: money(order.totalToPay) },
    ...refundRows,
  ];
  return (
    <dl className={classes.sums}>
      {rows.map(({ key, name, value }) => (
        <Term key={key} name={name} data-sum={key}>
          {value}
        </Term>
      ))}
    </dl>
  );
};
