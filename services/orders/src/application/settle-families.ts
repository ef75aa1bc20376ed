import type { Cents } from '@southline/kernel/money';
import { endGifts, undoDelivery } from '../domain/cancelling.ts';
import { orderUnknown } from '../domain/errors.ts';
import { deliveryDueOf, type Family, lastReturnOf, withReturn } from '../domain/family.ts';
import type { Order, UnitsOfLine } from '../domain/order.ts';
import type { Ports } from './ports.ts';

/** The first order of the family. A parent that a restore lost ends the search. */
const firstOf = async (ports: Pick<Ports, 'orders'>, order: Order): Promise<Order> => {
  const parent = order.parent && (await ports.orders.find(order.parent.orderId));
  return parent ? firstOf(ports, parent) : order;
};

/**
 * Cancels free parts whose condition was returned, and refunds the delivery fee of the order's family, if it comes back
 * now. Each event of a family marks its order in the same write. So this runs after the last event, whichever it is, and
 * reads the others.
 */
export const settleFamily = async (ports: Pick<Ports, 'orders' | 'clock'>, due: Order): Promise<void> => {
  const { orders, clock } = ports;
  await orders.advance(due.orderId, (current) => endGifts(current, clock.now()));
  const { orderId } = await firstOf(ports, due);
  await orders.advance(orderId, async (current) => {
    const family: Family = [current, ...(await orders.followOnsOf(orderId))];
    return undoDelivery(family, clock.now(), lastReturnOf(family));
  });
  await orders.update(due.orderId, ({ familyDueAt }) =>
    familyDueAt?.getTime() === due.familyDueAt?.getTime() ? { set: { familyDueAt: undefined } } : undefined,
  );
};

export interface DeliveryRefund {
  readonly atStakeCents: Cents;
  readonly refundedCents: Cents;
  readonly returnNo: string;
}

/** What of the delivery fee would come back with a return of these units, and what came back with a return before. */
export const deliveryRefundOf =
  (ports: Pick<Ports, 'orders'>) =>
  async (orderId: string, units: readonly UnitsOfLine[]): Promise<DeliveryRefund> => {
    const order = await ports.orders.find(orderId);
    if (!order) throw orderUnknown();
    const first = await firstOf(ports, order);
    const family: Family = [first, ...(await ports.orders.followOnsOf(first.orderId))];
    const [head, ...others] = family.map((one) => (one.orderId === orderId ? withReturn(one, units) : one));
    const refund = first.cancellations?.find(({ cause }) => cause === 'DeliveryUndone');
    return {
      atStakeCents: head ? deliveryDueOf([head, ...others]) : 0,
      refundedCents: refund?.returnNo ? refund.deliveryCents : 0,
      returnNo: refund?.returnNo ?? '',
    };
  };
