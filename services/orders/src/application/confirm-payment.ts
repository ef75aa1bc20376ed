import { alreadyPaid, cartChanged, orderEnded, orderUnknown } from '../domain/errors.ts';
import { isPaidFor, isPayable, isRefunded, type Order, takesCard } from '../domain/order.ts';
import type { AttemptOutcome } from '../domain/ports.ts';
import { leaveOrder } from './hold.ts';
import { markPaid } from './mark-paid.ts';
import type { Ports } from './ports.ts';

interface ReportCard {
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

interface ConfirmPayment {
  readonly owner: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly accessCode: string;
  readonly transactionNo: string;
}

const inReview = 'We are checking your payment and will be in touch. Please do not pay again.';

/** Asks payments for the outcome of an attempt and updates the order. Idempotent: the browser may ask at any time. */
export const confirmPayment =
  (ports: Ports) =>
  async (command: ConfirmPayment): Promise<{ outcome: AttemptOutcome; message: string }> => {
    const { owner, orderId, accessCode, transactionNo } = command;
    const order = await ports.orders.findToChange(owner, orderId, ({ state }) => state === 'AwaitingPayment');
    if (!order || order.orderNo !== command.orderNo) throw orderUnknown();
    if (isPaidFor(order)) return { outcome: 'captured', message: '' };
    if (isRefunded(order)) return { outcome: 'declined', message: orderEnded(order).message };
    const { outcome, message, capture } = await ports.payments.confirm(orderId, { accessCode, transactionNo });
    if (capture && isPayable(await markPaid(ports)(order, capture))) return { outcome: 'pending', message: inReview };
    await noteUncertainty(ports, order, outcome === 'pending' ? transactionNo : undefined);
    return { outcome, message };
  };

/**
 * Records that the buyer's last answer was "pending", so that the buyer gets a mail if the order is then not paid. A
 * browser that asks about an attempt has posted a card for it, so the card is recorded as well.
 */
const noteUncertainty = async ({ orders, clock }: Ports, order: Order, pending: string | undefined): Promise<void> => {
  const now = clock.now();
  await orders.update(order, (current) => {
    if (!isPayable(current)) return undefined;
    const unconfirmed = pending === undefined ? undefined : true;
    const card =
      pending === undefined || pending === current.card?.transactionNo
        ? current.card
        : { transactionNo: pending, sentAt: now };
    if (unconfirmed === current.unconfirmed && card === current.card) return undefined;
    return { set: { unconfirmed, card } };
  });
};
