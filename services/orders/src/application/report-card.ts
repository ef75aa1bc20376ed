import { alreadyPaid, cartChanged, orderUnknown } from '../domain/errors.ts';
import { isPaidFor, takesCard } from '../domain/order.ts';
import { leaveOrder } from './leave-order.ts';
import type { Ports } from './ports.ts';

export interface ReportCard {
  readonly owner: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly transactionNo: string;
}

/**
 * Records that the browser is about to post a card for an attempt. This write and `expireOrder` exclude each other. After a
 * report, the card counts as in flight. If the order has ended, the browser re-loads and posts no card.
 */
export const reportCard =
  (ports: Ports) =>
  async ({ owner, orderId, orderNo, transactionNo }: ReportCard): Promise<void> => {
    const now = ports.clock.now();
    const found = await ports.orders.findToChange(owner, orderId, (known) => takesCard(known, now));
    if (found?.orderNo !== orderNo) throw orderUnknown();
    const order = await ports.orders.update(found, (current) =>
      takesCard(current, now) ? { set: { card: { transactionNo, sentAt: now } } } : undefined,
    );
    if (isPaidFor(order)) throw alreadyPaid();
    if (takesCard(order, now)) return;
    await leaveOrder(ports, owner, orderId);
    throw cartChanged();
  };
