import { DomainError, isDomainError } from '@southline/kernel/errors';
import { orderEnded, orderUnknown, paymentRequired } from '../domain/errors.ts';
import { isPlaced, isRefunded, type Order } from '../domain/order.ts';
import { takeHold } from './hold.ts';
import type { Ports } from './ports.ts';

const maxTries = 5;

/**
 * Paid → Placed, by whoever comes first: the buyer's submit or the sweeper. Placing needs stock: an order that was paid
 * after its hold ended and finds none is refunded instead.
 */
export const placeOrder =
  (ports: Ports) =>
  async (known: Order): Promise<Order> => {
    for (let attempt = 0; attempt < maxTries; attempt += 1) {
      const order = attempt === 0 ? known : await ports.orders.find(known.orderId);
      if (!order) throw orderUnknown();
      if (isPlaced(order)) return order;
      if (isRefunded(order)) throw orderEnded();
      if (order.state !== 'Paid') throw paymentRequired();
      const held = await holdOrRefund(ports, order);
      const placed = await ports.orders.place(held, ports.clock.now(), () => ports.numbers.next());
      if (placed) return placed;
    }
    throw new DomainError('unavailable', 'Unavailable', 'Your order is paid for and is being placed.');
  };

const holdOrRefund = async (ports: Ports, order: Order): Promise<Order> => {
  try {
    return await takeHold(ports, order);
  } catch (error) {
    if (!isDomainError(error, 'StockShort')) throw error;
    ports.logger.warn({ orderId: order.orderId }, 'paid late and sold out: refunding');
    await ports.orders.update(order, ({ state }) =>
      state === 'Paid'
        ? { to: { state: 'Refunding', why: 'sold out before it was paid' }, set: { sweepAt: ports.clock.now() } }
        : undefined,
    );
    throw orderEnded();
  }
};
