import { OrderPlaced } from '@southline/contracts/events';
import { placedOrder } from '@southline/contracts/order-facts';
import { UnreadableEvent } from '@southline/platform/inbox';
import { papersOf } from '../../domain/paper-kind.ts';
import type { OrderIntake } from '../../domain/ports.ts';

/**
 * Throws if the event lacks facts for documents. The event is then parked, because the order must not take an invoice
 * number.
 */
const check = ({ owner, orderNo, placedAt, lines, totals }: OrderPlaced): void => {
  const complete = owner && orderNo && lines.length > 0 && totals && !Number.isNaN(Date.parse(placedAt));
  if (!complete) throw new UnreadableEvent('The order lacks an owner, a number, a time, lines or totals.');
};

/**
 * Stores a placed order, assigns its invoice number and queues the rendering of its documents. Each happens once, even
 * if the event is repeated.
 */
export const queuePapers = async (intake: OrderIntake, event: OrderPlaced): Promise<void> => {
  check(event);
  const { orderId, owner, orderNo } = event;
  const placedAt = new Date(event.placedAt);
  const order = placedOrder(event);
  await intake.remember({ orderId, owner, orderNo, placedAt, order, event: OrderPlaced.encode(event).finish() });
  if (papersOf(order).includes('tax-invoice')) intake.giveInvoiceNumber(orderId);
  await intake.queue({ orderId });
};
