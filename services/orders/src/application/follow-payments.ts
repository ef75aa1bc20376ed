import type { Capture, OrdersInEvent } from '../domain/ports.ts';
import { paidChange } from './mark-paid.ts';
import type { Ports } from './ports.ts';

const reason = 'Part of your order sold out before your payment arrived.';

/** The same move as the browser's query makes, for buyers who have gone. */
export const paymentWasCaptured =
  ({ clock, terms }: Ports) =>
  async (orders: OrdersInEvent, orderId: string, capture: Capture): Promise<void> => {
    const sweepAt = new Date(clock.now().getTime() + terms.placeAfterMs);
    await orders.change(orderId, (order) => paidChange(order, capture, sweepAt));
  };

/** Refunding → Cancelled, and the buyer is told. Refunds of surplus captures leave the order as it is. */
export const paymentWasRefunded =
  ({ clock }: Ports) =>
  async (orders: OrdersInEvent, orderId: string, refund: { reference: string; cents: number }): Promise<void> => {
    if (refund.reference !== `cancel:${orderId}`) return;
    const { order, changed } = await orders.change(orderId, ({ state }) =>
      state === 'Refunding' ? { to: { state: 'Cancelled', why: 'refunded' }, set: { sweepAt: undefined } } : undefined,
    );
    if (changed) await orders.announceCancelled(order, refund.cents, reason, clock.now());
  };
