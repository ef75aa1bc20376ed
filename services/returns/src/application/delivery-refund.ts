import { isDomainError } from '@southline/kernel/errors';
import { type DeliveryRefund, keptItems, type ReturnOrder } from '../domain/return-order.ts';
import type { Ports } from './ports.ts';

/**
 * The part of the delivery fee that belongs to a return, from orders, which refunds it. A return of an earlier release
 * refunded the fee itself. While orders is away, the return is shown without the fee.
 */
export const deliveryRefundOf =
  ({ orders }: Pick<Ports, 'orders'>) =>
  async (order: ReturnOrder): Promise<DeliveryRefund> => {
    const { state, returnNo, deliveryRefundCents: refundedCents = 0 } = order;
    if (refundedCents > 0 || state === 'Declined' || state === 'Refunding') return { atStakeCents: 0, refundedCents };
    try {
      const found = await orders.deliveryOf(order.order.orderId, state === 'Pending' ? keptItems(order) : []);
      return {
        atStakeCents: state === 'Pending' ? found.atStakeCents : 0,
        refundedCents: found.returnNo === returnNo ? found.refundedCents : 0,
      };
    } catch (error) {
      if (!isDomainError(error) || (error.kind !== 'unavailable' && error.kind !== 'not-found')) throw error;
      return { atStakeCents: 0, refundedCents: 0 };
    }
  };
