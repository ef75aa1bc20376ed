import { paymentCaptured, paymentRefunded } from '@southline/contracts/events';
import { type Consumption, consume } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';
import { paymentWasCaptured, paymentWasRefunded, surplusWentBack } from '../../application/follow-payments.ts';
import type { Ports } from '../../application/ports.ts';
import type { OrdersInEvent } from '../../domain/ports.ts';

export const onPaymentEvents = (ports: Ports, within: (session: ClientSession) => OrdersInEvent): Consumption[] => [
  consume(
    'orders',
    paymentCaptured,
    'mark-paid',
    ({ orderId, providerTransaction, amount, cardLastFour }, { session }) =>
      paymentWasCaptured(ports)(within(session), orderId, {
        transaction: providerTransaction,
        cents: amount?.cents ?? 0,
        cardLastFour,
      }),
  ),
  consume('orders', paymentRefunded, 'finish-refund', ({ orderId, reference, amount, surplus }, { session }) => {
    const refund = { reference, cents: amount?.cents ?? 0 };
    return surplus
      ? surplusWentBack(ports)(within(session), orderId, refund)
      : paymentWasRefunded(ports)(within(session), orderId, refund);
  }),
];
