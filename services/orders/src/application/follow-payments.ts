import { isDomainError } from '@southline/kernel/errors';
import { refundedChange as cancellationRefunded } from '../domain/cancelling.ts';
import { isPlaced, nextRound, type Order } from '../domain/order.ts';
import type { Capture, OrderChange, OrdersInEvent } from '../domain/ports.ts';
import { paidChange } from './mark-paid.ts';
import type { Ports } from './ports.ts';

interface Refunded {
  readonly reference: string;
  readonly cents: number;
}

/** The same move as the browser's query makes, for buyers who have gone. */
export const paymentWasCaptured =
  ({ clock, terms }: Ports) =>
  async (orders: OrdersInEvent, orderId: string, capture: Capture): Promise<void> => {
    const sweepAt = new Date(clock.now().getTime() + terms.placeAfterMs);
    try {
      await orders.change(orderId, (order) => paidChange(order, capture, sweepAt));
    } catch (error) {
      // Announced before a restore, of an order that is lost.
      if (!isDomainError(error, 'NotFound') || !(await orders.wentBack(capture.transaction))) throw error;
    }
  };

/** Refunding → Cancelled; so ends an order whose capture a person gave back, too. */
const refundedChange = (order: Order, isOurs: boolean): OrderChange | undefined => {
  const { state, review } = order;
  if (state === 'Refunding' && isOurs)
    return { to: { state: 'Cancelled', why: 'refunded' }, set: { sweepAt: undefined } };
  if (!review || (state !== 'AwaitingPayment' && state !== 'Expired')) return undefined;
  const { hold, release } = nextRound(order);
  const set = { review: undefined, hold, sweepAt: undefined };
  return { to: { state: 'Cancelled', why: 'refunded by a person' }, set, release };
};

/** The order keeps its other capture. The buyer is notified. */
export const surplusWentBack =
  ({ clock }: Ports) =>
  async (orders: OrdersInEvent, orderId: string, { reference, cents }: Refunded): Promise<void> => {
    try {
      await orders.announcePaidTwice(await orders.get(orderId), reference, cents, clock.now());
    } catch (error) {
      // A restore has lost the order, so its buyer is unknown.
      if (!isDomainError(error, 'NotFound')) throw error;
    }
  };

/**
 * An order that was not placed ends with its refund, and the buyer is notified. The refund of a cancellation was in the mail about the
 * cancellation.
 */
export const paymentWasRefunded =
  ({ clock }: Ports) =>
  async (orders: OrdersInEvent, orderId: string, refund: Refunded): Promise<void> => {
    const isOurs = refund.reference === `cancel:${orderId}`;
    const { order, changed } = await orders.change(
      orderId,
      (current) => cancellationRefunded(current, refund.reference, clock.now()) ?? refundedChange(current, isOurs),
    );
    if (!changed || isPlaced(order)) return;
    const cause = order.review ? 'AmountDiffers' : (order.refundCause ?? 'SoldOut');
    await orders.announceCancelled(order, refund.cents, cause, clock.now());
  };
