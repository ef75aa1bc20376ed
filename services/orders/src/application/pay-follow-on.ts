import { alreadyPaid, cartChanged, exchangeEnded, nothingToPay, offerChanged, orderEnded } from '../domain/errors.ts';
import { isExchange } from '../domain/exchange.ts';
import { isAwaited } from '../domain/offers.ts';
import { isPaidFor, isRefunded, type Order } from '../domain/order.ts';
import { openPayment } from './open-payment.ts';
import type { Ports } from './ports.ts';

/**
 * Throws if the follow-on order can no longer be paid. The parent must still await the payment of its accepted offer.
 * An exchange order can be paid while its stock is held.
 */
const checkAwaited = async ({ orders, clock }: Ports, order: Order): Promise<void> => {
  const isOver = order.state !== 'AwaitingPayment' || clock.now() >= order.holdUntil;
  if (isExchange(order)) {
    if (isOver) throw exchangeEnded();
    return;
  }
  const parent = order.parent && (await orders.find(order.parent.orderId));
  if (isOver || !isAwaited(parent, order)) throw offerChanged();
};

/**
 * Opens the payment of a follow-on order. Refuses if the parent no longer awaits it, because that payment would be
 * refunded.
 */
export const payFollowOn = async (ports: Ports, order: Order, cents: number) => {
  if (isPaidFor(order)) throw alreadyPaid();
  if (isRefunded(order)) throw orderEnded(order);
  await checkAwaited(ports, order);
  if (order.totals.totalToPay === 0) throw nothingToPay();
  if (order.totals.totalToPay !== cents) throw cartChanged();
  return openPayment(ports, order);
};
