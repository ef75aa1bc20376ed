import { addressVerified, paymentCaptured, paymentRefunded, returnProcessed } from '@southline/contracts/events';
import { ReturnState } from '@southline/contracts/returns';
import { type Consumption, consume } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';
import {
  paymentWasCaptured,
  paymentWasRefunded,
  returnHasEnded,
  surplusWentBack,
} from '../../application/follow-payments.ts';
import type { Ports } from '../../application/ports.ts';
import type { OrdersInEvent, VerifiedAddress } from '../../domain/ports.ts';

export const onAddressVerified = (join: (session: ClientSession, address: VerifiedAddress) => Promise<void>) =>
  consume('orders', addressVerified, 'join-orders', (event, { session }) => join(session, event));

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
  consume(
    'orders',
    paymentRefunded,
    'finish-refund',
    ({ orderId, reference, providerTransaction: transaction, amount, surplus }, { session }) => {
      const refund = { reference, transaction, cents: amount?.cents ?? 0 };
      return surplus
        ? surplusWentBack(ports)(within(session), orderId, refund)
        : paymentWasRefunded(ports)(within(session), orderId, refund);
    },
  ),
];

export const onReturnProcessed = (within: (session: ClientSession) => OrdersInEvent): Consumption[] => [
  consume(
    'orders',
    returnProcessed,
    'returned',
    ({ orderId, returnNo, outcome, refund, deliveryRefund, kept, gst, lines }, { session, occurredAt: at }) => {
      const completed = outcome === ReturnState.RETURN_STATE_COMPLETED;
      const refundCents = completed ? (refund?.cents ?? 0) : 0;
      const units = lines.map(({ lineId, quantity, ourMistake: isOurMistake }) => ({ lineId, quantity, isOurMistake }));
      const deliveryCents = deliveryRefund?.cents ?? 0;
      const ended = {
        returnNo,
        at,
        completed,
        refundCents,
        ...(completed && { lines: units }),
        ...(completed && deliveryCents > 0 && { deliveryCents }),
      };
      const sums = { refundCents, keptCents: kept?.cents ?? 0, gstCents: gst?.cents ?? 0 };
      const back = lines.map(({ lineId, quantity }) => ({ lineId, quantity }));
      return returnHasEnded(
        within(session),
        orderId,
        ended,
        completed ? { returnNo, ...sums, lines: back } : undefined,
      );
    },
  ),
];
