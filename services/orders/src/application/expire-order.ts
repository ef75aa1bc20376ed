import type { Order } from '../domain/order.ts';
import type { OrderChange } from '../domain/ports.ts';
import { releaseRound } from './hold.ts';
import type { Ports } from './ports.ts';

/** AwaitingPayment → Expired with the hold's round given up. A late capture takes fresh stock, in the next round. */
export const expiredChange = ({ hold }: Order, why: string, now: Date): OrderChange => ({
  to: { state: 'Expired', why },
  set: { hold: { round: hold.round + 1, taken: false }, sweepAt: now },
  release: hold.round,
});

/** Ends an order that its buyer has left for another one. */
export const expireOrder = async (ports: Ports, orderId: string): Promise<void> => {
  const now = ports.clock.now();
  const order = await ports.orders.update(orderId, (current) =>
    current.state === 'AwaitingPayment' ? expiredChange(current, 'the cart went on without it', now) : undefined,
  );
  if (order.state === 'Expired') await releaseExpired(ports, order);
};

/** Gives the last round back and lets the sweeper forget the order; it repeats what fails here. */
export const releaseExpired = async (ports: Ports, order: Order): Promise<void> => {
  await releaseRound(ports, order, order.hold.round - 1);
  await ports.orders.update(order.orderId, ({ state }) =>
    state === 'Expired' ? { set: { sweepAt: undefined } } : undefined,
  );
};
