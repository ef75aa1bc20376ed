import { isPayable, type Order } from '../domain/order.ts';
import type { Capture, OrderChange } from '../domain/ports.ts';
import { reviewOf } from '../domain/review.ts';
import type { Ports } from './ports.ts';

/**
 * Decides how a capture that is kept changes an order. Undefined if the order already has a payment. A capture of
 * another amount neither pays for the order nor ends it: a person has to decide.
 */
export const paidChange = (order: Order, capture: Capture, sweepAt: Date): OrderChange | undefined => {
  if (!isPayable(order)) return undefined;
  const { totalToPay } = order.totals;
  if (capture.cents !== totalToPay) {
    const review = reviewOf(capture.cents, totalToPay);
    return order.review === review.review ? undefined : { set: review };
  }
  return {
    to: { state: 'Paid', why: order.state === 'Expired' ? 'captured late' : 'captured' },
    set: { payment: capture, sweepAt },
  };
};

/**
 * AwaitingPayment or Expired → Paid, unless the amount needs a person. If the browser does not place the order after
 * that, the sweeper does.
 */
export const markPaid =
  ({ orders, clock, terms }: Ports) =>
  (order: Order | string, capture: Capture): Promise<Order> => {
    const sweepAt = new Date(clock.now().getTime() + terms.placeAfterMs);
    return orders.update(order, (current) => paidChange(current, capture, sweepAt));
  };
