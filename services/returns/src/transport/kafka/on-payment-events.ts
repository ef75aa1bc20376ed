import { orderJoined, paymentRefunded, refundFailed } from '@southline/contracts/events';
import { type Consumption, consume, type EventContext } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';
import { completeRefunded, type ReturnsInEvent, reportFailed } from '../../application/complete-refunded.ts';

export const onOrderJoined = (join: (session: ClientSession, orderId: string, owner: string) => Promise<void>) =>
  consume('returns', orderJoined, 'order-joined', ({ orderId, owner }, { session }) => join(session, orderId, owner));

/** Updates a return with the result of its refund, in the transaction that marks the event as handled. */
export const onPaymentEvents = (returnsIn: (session: EventContext['session']) => ReturnsInEvent): Consumption[] => [
  consume('returns', paymentRefunded, 'complete-return', (event, { session }) =>
    completeRefunded(returnsIn(session), {
      returnNo: event.reference,
      orderId: event.orderId,
      transaction: event.providerTransaction,
      at: new Date(event.refundedAt),
    }),
  ),
  consume('returns', refundFailed, 'refund-failed', ({ reference, orderId, problem }, { session }) =>
    reportFailed(returnsIn(session), { returnNo: reference, orderId, problem }),
  ),
];
