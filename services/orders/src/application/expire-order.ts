import { nextRound, type Order } from '../domain/order.ts';
import type { OrderChange } from '../domain/ports.ts';
import { releaseRound } from './hold.ts';
import type { Ports } from './ports.ts';

/** AwaitingPayment → Expired with the hold's round given up. A late capture takes fresh stock, in the next round. */
export const expiredChange = (order: Order, why: string): OrderChange => {
  const { hold, release } = nextRound(order);
  return { to: { state: 'Expired', why }, set: { hold, sweepAt: undefined }, release };
};

/** Ends an order that its buyer has left for another one. */
export const expireOrder = async (ports: Ports, orderId: string): Promise<void> => {
  const order = await ports.orders.update(orderId, (current) =>
    current.state === 'AwaitingPayment' ? expiredChange(current, 'the cart went on without it') : undefined,
  );
  if (order.state === 'Expired') await releaseExpired(ports, order);
};

/** Gives the last round back; the sweeper repeats what fails here. */
export const releaseExpired = (ports: Ports, order: Order): Promise<void> =>
  releaseRound(ports, order, order.hold.round - 1);
