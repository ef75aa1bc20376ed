import { alreadyPaid, cartChanged, nothingToPay, offerChanged, orderEnded } from '../domain/errors.ts';
import { isAwaited } from '../domain/offers.ts';
import { isPaidFor, isRefunded, type Order } from '../domain/order.ts';
import { openPayment } from './open-payment.ts';
import type { Ports } from './ports.ts';

/** Opens the payment of a follow-on order. A payment that its parent does not wait for any more would be refunded. */
export const payFollowOn = async (ports: Ports, order: Order, cents: number) => {
  if (isPaidFor(order)) throw alreadyPaid();
  if (isRefunded(order)) throw orderEnded(order);
  const parent = order.parent && (await ports.orders.find(order.parent.orderId));
  const isOver = order.state !== 'AwaitingPayment' || ports.clock.now() >= order.holdUntil;
  if (isOver || !isAwaited(parent, order)) throw offerChanged();
  if (order.totals.totalToPay === 0) throw nothingToPay();
  if (order.totals.totalToPay !== cents) throw cartChanged();
  return openPayment(ports, order);
};
