import { isDomainError } from '@southline/kernel/errors';
import { type ReturnOrder, withEstimate } from '../domain/return-order.ts';
import type { Ports } from './ports.ts';

/** A return with the refund that it would have now, if it is pending. While orders is away, with the estimate of its request. */
export const estimateRefund =
  ({ orders }: Pick<Ports, 'orders'>) =>
  async (order: ReturnOrder): Promise<ReturnOrder> => {
    if (order.state !== 'Pending') return order;
    try {
      return withEstimate(order, await orders.creditOf(order.order.orderId));
    } catch (error) {
      if (!isDomainError(error) || (error.kind !== 'unavailable' && error.kind !== 'not-found')) throw error;
      return order;
    }
  };
