import { isDomainError } from '@southline/kernel/errors';
import type { Cart } from '../domain/cart.ts';
import { cartChanged, paymentInFlight } from '../domain/errors.ts';
import type { Order } from '../domain/order.ts';
import { markPaid } from './mark-paid.ts';
import { placeOrder } from './place-order.ts';
import type { Ports } from './ports.ts';

/**
 * Goods that came with a guest's cart may be paid for already, or at this moment in another tab: the same goods are not
 * offered for payment again before that is known. A paid order is placed, which takes its goods out of the cart, and the
 * buyer sees the cart that is left.
 */
export const settleBrought = async (ports: Ports, cart: Cart): Promise<void> => {
  for (const orderId of cart.brought ?? []) {
    const order = await ports.orders.find(orderId);
    if (order && (await isPaid(ports, order))) throw cartChanged();
  }
};

const isPaid = async (ports: Ports, order: Order): Promise<boolean> => {
  if (order.state === 'Paid') return place(ports, order);
  if (order.state !== 'AwaitingPayment' && order.state !== 'Expired') return false;
  const { capture, inFlight } = await ports.payments.check(order.orderId);
  if (inFlight) throw paymentInFlight();
  if (!capture) return false;
  const { capture: kept } = await ports.payments.confirm(order.orderId);
  return kept ? place(ports, await markPaid(ports)(order, kept)) : false;
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
