import type { ClientSession, Mongo } from '@southline/platform/mongo';
import { appendToOutbox } from '@southline/platform/outbox';
import type { OrdersInEvent } from '../domain/ports.ts';
import { orderCancelledEvent } from '../mapping/events.ts';
import { applyChange } from './order-change.ts';
import { orderCollection, toOrder } from './order-document.ts';

/** In the snapshot of a transaction nobody else writes: a lost race aborts it and it runs again. */
export const ordersInEvent =
  (mongo: Mongo) =>
  (session: ClientSession): OrdersInEvent => {
    const find = (orderId: string) => orderCollection(mongo).findOne({ _id: orderId }, { session });
    return {
      exists: async (orderId) => (await find(orderId)) !== null,
      async change(orderId, decide) {
        const found = await find(orderId);
        if (!found) return undefined;
        const order = toOrder(found);
        const change = decide(order);
        if (!change) return undefined;
        await applyChange(mongo, order, change, new Date(), session);
        return order;
      },
      announceCancelled: (order, refundedCents, reason, at) =>
        appendToOutbox(mongo, session, [orderCancelledEvent(order, refundedCents, reason, at)]),
    };
  };
