import { isPlaced, nextRound, type Order, takesStock } from '../domain/order.ts';
import type { Ports } from './ports.ts';

const needs = (order: Order, round: number): boolean =>
  (takesStock(order) || isPlaced(order)) && order.hold.round === round;

/**
 * Whether an order no longer needs a round of its hold. An order that has ended moves on to the next round in the same
 * update. Otherwise a late capture would rely on stock that is released a moment later.
 */
export const giveUpHold =
  ({ orders }: Ports) =>
  async (orderId: string, round: number): Promise<boolean> => {
    const known = await orders.find(orderId);
    if (!known) return true;
    const order = await orders.update(known, (current) => {
      if (current.hold.round !== round || needs(current, round)) return undefined;
      const { hold, release } = nextRound(current);
      return { set: { hold }, release };
    });
    return !needs(order, round);
  };

interface HoldRound {
  readonly orderId: string;
  readonly round: number;
}

/** Returns those of the holds that their orders no longer need. */
export const listUnneededHolds =
  ({ orders }: Ports) =>
  async (asked: readonly HoldRound[]): Promise<readonly HoldRound[]> => {
    const found = await orders.findMany([...new Set(asked.map(({ orderId }) => orderId))]);
    const known = new Map(found.map((order) => [order.orderId, order]));
    return asked.filter(({ orderId, round }) => {
      const order = known.get(orderId);
      return !order || !needs(order, round);
    });
  };
