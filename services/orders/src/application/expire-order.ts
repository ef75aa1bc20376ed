import { isCardOut, nextRound, type Order } from '../domain/order.ts';
import type { OrderChange } from '../domain/ports.ts';
import { releaseRound } from './hold.ts';
import type { Ports } from './ports.ts';

/** AwaitingPayment → Expired. Leaves the hold's round, so that a late capture takes fresh stock in the next round. */
export const expiredChange = (order: Order, why: string): OrderChange => {
  const { hold, release } = nextRound(order);
  return { to: { state: 'Expired', why }, set: { hold, sweepAt: undefined }, release };
};

/**
 * Ends an order that its buyer does not want or has replaced by another one. It stays open if a card was sent meanwhile
 * for the open attempt.
 */
export const expireOrder = async (ports: Ports, known: Order, openAttempt: string | undefined): Promise<Order> => {
  const order = await ports.orders.update(known, (current) =>
    current.state === 'AwaitingPayment' && !isCardOut(current, openAttempt, ports.clock.now(), ports.terms.cardWaitMs)
      ? expiredChange(current, current.parent ? 'not wanted any more' : 'the cart went on without it')
      : undefined,
  );
  if (order.state === 'Expired') await releaseExpired(ports, order);
  return order;
};

/** Releases the round that the order left. If this fails, the sweeper repeats it. */
export const releaseExpired = async (ports: Ports, order: Order): Promise<void> => {
  if (!order.hold.taken) await releaseRound(ports, order, order.hold.round - 1);
};
