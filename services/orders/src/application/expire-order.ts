import { isCardOut, nextRound, type Order } from '../domain/order.ts';
import type { OrderChange } from '../domain/ports.ts';
import { releaseRound } from './hold.ts';
import type { Ports } from './ports.ts';

/** AwaitingPayment → Expired with the hold's round given up. A late capture takes fresh stock, in the next round. */
export const expiredChange = (order: Order, why: string): OrderChange => {
  const { hold, release } = nextRound(order);
  return { to: { state: 'Expired', why }, set: { hold, sweepAt: undefined }, release };
};

/** Ends an order that its buyer has left for another one or does not want, unless a card was sent meanwhile for the attempt that is open. */
export const expireOrder = async (ports: Ports, known: Order, openAttempt: string | undefined): Promise<Order> => {
  const order = await ports.orders.update(known, (current) =>
    current.state === 'AwaitingPayment' && !isCardOut(current, openAttempt, ports.clock.now(), ports.terms.cardWaitMs)
      ? expiredChange(current, current.parent ? 'not wanted any more' : 'the cart went on without it')
      : undefined,
  );
  if (order.state === 'Expired') await releaseExpired(ports, order);
  return order;
};

/** Gives the last round back, if the order left one; the sweeper repeats what fails here. */
export const releaseExpired = async (ports: Ports, order: Order): Promise<void> => {
  if (!order.hold.taken) await releaseRound(ports, order, order.hold.round - 1);
};
