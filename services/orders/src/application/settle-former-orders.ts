import { isDomainError } from '@southline/kernel/errors';
import { cartChanged, paymentInFlight } from '../domain/errors.ts';
import { isCardOut, isPaidFor, isPayable, isPlaced, type Order } from '../domain/order.ts';
import { expireOrder } from './expire-order.ts';
import { markPaid } from './mark-paid.ts';
import { placeOrder } from './place-order.ts';
import type { Ports } from './ports.ts';

/**
 * Settles the orders that the cart left behind, before its goods are offered for payment again. A paid order is placed, which
 * takes its goods out of the cart, and the buyer sees the remaining cart. An unpaid order expires, so that its stock is free
 * for the new one. If its access code is used later, only one of the two orders is placed (see OrderRepository.place).
 */
export const settleFormerOrders = async (ports: Ports, orderIds: readonly string[] = []): Promise<void> => {
  const found = orderIds.length > 0 ? await ports.orders.findMany(orderIds) : [];
  const waiting = found.filter((order) => !isPlaced(order));
  const settled = await Promise.all(waiting.map((order) => withItsPayment(ports, order)));
  let paid = false;
  for (const { order } of settled) if (isPaidFor(order) && (await place(ports, order))) paid = true;
  if (paid) throw cartChanged();
  if (settled.some(({ inFlight }) => inFlight)) throw paymentInFlight();
  for (const { order, openAttempt } of settled) {
    if (order.state !== 'AwaitingPayment') continue;
    // After payments was asked, a card was sent or a capture arrived.
    if ((await expireOrder(ports, order, openAttempt)).state !== 'Expired') throw paymentInFlight();
  }
};

interface Settled {
  readonly order: Order;
  readonly inFlight: boolean;
  readonly openAttempt?: string | undefined;
}

const withItsPayment = async (ports: Ports, order: Order): Promise<Settled> => {
  if (!isPayable(order)) return { order, inFlight: false };
  const { capture, inFlight, openAttempt } = await ports.payments.check(order.orderId);
  const isOut = isCardOut(order, openAttempt, ports.clock.now(), ports.terms.cardWaitMs);
  if (!capture) return { order, inFlight: inFlight || isOut, openAttempt };
  const { capture: kept } = await ports.payments.confirm(order.orderId);
  const marked = kept ? await markPaid(ports)(order, kept) : order;
  // The capture differs from the order's total, so the order waits for a person.
  return { order: marked, inFlight: isPayable(marked) };
};

/**
 * Places a paid order. False if its stock sold out after the payment: the order is refunded and the cart keeps its
 * goods.
 */
const place = async (ports: Ports, order: Order): Promise<boolean> => {
  try {
    await placeOrder(ports)(order);
    return true;
  } catch (error) {
    if (isDomainError(error, 'OrderCancelled')) return false;
    throw error;
  }
};
