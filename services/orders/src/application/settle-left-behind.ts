import { isDomainError } from '@southline/kernel/errors';
import type { Cart } from '../domain/cart.ts';
import { cartChanged, paymentInFlight } from '../domain/errors.ts';
import { isCardOut, isPaidFor, isPayable, isPlaced, type Order } from '../domain/order.ts';
import { expireOrder } from './expire-order.ts';
import { markPaid } from './mark-paid.ts';
import { placeOrder } from './place-order.ts';
import type { Ports } from './ports.ts';

/**
 * Goods of the cart may be paid for already, or at this moment in another tab, with an order that the cart left behind: they
 * are not offered for payment again before that is known. A paid order is placed, which takes its goods out of the cart, and
 * the buyer sees the cart that is left. One that nobody has paid ends here, so that its stock is there for the new one; should
 * its access code be used after all, only one of the two is placed (see OrderRepository.place).
 */
export const settleLeftBehind = async (ports: Ports, cart: Cart): Promise<void> => {
  const found = cart.leftBehind?.length ? await ports.orders.findMany(cart.leftBehind) : [];
  const waiting = found.filter((order) => !isPlaced(order));
  const settled = await Promise.all(waiting.map((order) => withItsPayment(ports, order)));
  let paid = false;
  for (const { order } of settled) if (isPaidFor(order) && (await place(ports, order))) paid = true;
  if (paid) throw cartChanged();
  if (settled.some(({ inFlight }) => inFlight)) throw paymentInFlight();
  for (const { order, openAttempt } of settled) {
    if (order.state !== 'AwaitingPayment') continue;
    // A card was sent, or the money has arrived, after payments was asked.
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
  // Captured and not paid for: a person has to look at it first.
  return { order: marked, inFlight: isPayable(marked) };
};

/** False for one that sold out meanwhile: it is refunded, and its goods are bought anew. */
const place = async (ports: Ports, order: Order): Promise<boolean> => {
  try {
    await placeOrder(ports)(order);
    return true;
  } catch (error) {
    if (isDomainError(error, 'OrderCancelled')) return false;
    throw error;
  }
};
