import { changeDelivery as changesOf, type DeliveryCommand, expectedNow } from '../domain/change-delivery.ts';
import type { Ports } from './ports.ts';

/** Changes recipient and address of an order. The order must be the caller's, or the caller must be staff. */
export const changeDelivery =
  ({ orders, clock, terms }: Pick<Ports, 'orders' | 'clock' | 'terms'>) =>
  (orderId: string, command: DeliveryCommand) =>
    orders.advance(orderId, (order) => {
      const now = clock.now();
      const placedAt = order.placedAt ?? now;
      return changesOf(order, command, now, (state) => expectedNow(terms.dispatch, state, placedAt, now));
    });
