import { isDomainError } from '@southline/kernel/errors';
import { refundFinding, returnFinding } from '@southline/kernel/order-findings';
import { refundedChange as cancellationRefunded } from '../domain/cancelling.ts';
import { closedChange } from '../domain/finding.ts';
import { type EndedReturn, isPlaced, nextRound, type Order, type ReturnRefund } from '../domain/order.ts';
import type { Capture, OrderChange, OrdersInEvent } from '../domain/ports.ts';
import { paidChange } from './mark-paid.ts';
import type { Ports } from './ports.ts';

/**
 * Adds an ended return to the order, once by return number. `refund`: of a completed return. The order lacks it after a
 * restore, and for returns of earlier releases.
 */
export const returnHasEnded = async (
  orders: OrdersInEvent,
  orderId: string,
  ended: EndedReturn,
  refund?: ReturnRefund,
): Promise<void> => {
  await orders.change(orderId, (order) => {
    const { returns = [], returnRefunds = [] } = order;
    if (returns.some(({ returnNo }) => returnNo === ended.returnNo)) return undefined;
    const explained = closedChange(order, (what) => what === returnFinding(ended.returnNo));
    const isKnown = returnRefunds.some(({ returnNo }) => returnNo === ended.returnNo);
    const added = refund && !isKnown && { returnRefunds: [...returnRefunds, refund] };
    return { set: { returns: [...returns, ended], ...added, ...explained?.set } };
  });
};

interface Refunded {
  readonly reference: string;
  readonly transaction: string;
  readonly cents: number;
}

/** Marks the order as paid, as the browser's query does. This serves buyers who have closed the browser. */
export const paymentWasCaptured =
  ({ clock, terms }: Ports) =>
  async (orders: OrdersInEvent, orderId: string, capture: Capture): Promise<void> => {
    // The browser's query has marked the order. A paid order never takes another payment.
    if (orders.isKnownPaid(orderId)) return;
    const sweepAt = new Date(clock.now().getTime() + terms.placeAfterMs);
    try {
      await orders.change(orderId, (order) => paidChange(order, capture, sweepAt));
    } catch (error) {
      // The capture was announced before a restore that lost the order.
      if (!isDomainError(error, 'NotFound') || !(await orders.wentBack(capture.transaction))) throw error;
    }
  };

/** Refunding → Cancelled. An order in review also ends here when staff refunded its capture. */
const refundedChange = (order: Order, isOurs: boolean): OrderChange | undefined => {
  const { state, review } = order;
  if (state === 'Refunding' && isOurs)
    return { to: { state: 'Cancelled', why: 'refunded' }, set: { sweepAt: undefined } };
  if (!review || (state !== 'AwaitingPayment' && state !== 'Expired')) return undefined;
  const { hold, release } = nextRound(order);
  const set = { review: undefined, reviewCents: undefined, hold, sweepAt: undefined };
  return { to: { state: 'Cancelled', why: 'refunded by a person' }, set, release };
};

/** A second capture was refunded; the order keeps the first one. The buyer is notified. */
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
 * Ends an order that was not placed when its refund is done, and notifies the buyer. The refund of a cancellation needs
 * no mail of its own: the mail about the cancellation named it.
 */
export const paymentWasRefunded =
  ({ clock }: Ports) =>
  async (orders: OrdersInEvent, orderId: string, refund: Refunded): Promise<void> => {
    const isOurs = refund.reference === `cancel:${orderId}`;
    const { order, changed } = await orders.change(orderId, (current) => {
      const explained = closedChange(current, (what) => what === refundFinding(refund.transaction));
      const change = cancellationRefunded(current, refund.reference, clock.now()) ?? refundedChange(current, isOurs);
      return change && explained ? { ...change, set: { ...explained.set, ...change.set } } : (change ?? explained);
    });
    if (!changed || isPlaced(order) || refundedChange(order, isOurs) === undefined) return;
    const cause = order.review ? 'AmountDiffers' : (order.refundCause ?? 'SoldOut');
    await orders.announceCancelled(order, refund.cents, cause, clock.now());
  };
