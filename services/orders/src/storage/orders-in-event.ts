import type { ClientSession, Mongo } from '@southline/platform/mongo';
import { appendToOutbox } from '@southline/platform/outbox';
import { type Recent, recentRecords } from '@southline/platform/recent';
import { orderUnknown } from '../domain/errors.ts';
import { isPaidFor, type Order } from '../domain/order.ts';
import type { OrdersInEvent } from '../domain/ports.ts';
import { orderCancelledEvent, paidTwiceEvent } from '../mapping/events.ts';
import { orders, told } from './collections.ts';
import { applyChange } from './order-change.ts';
import { toOrder } from './order-document.ts';

/** Writes inside the event's transaction. After a lost race the transaction aborts and runs again. */
export const createOrdersInEvent =
  (mongo: Mongo, recent: Recent<Order> = recentRecords()) =>
  (session: ClientSession): OrdersInEvent => {
    const get = async (orderId: string) => {
      const found = await orders(mongo).findOne({ _id: orderId }, { session });
      if (!found) throw orderUnknown();
      return toOrder(found);
    };
    return {
      get,
      isKnownPaid(orderId) {
        const known = recent.get(orderId);
        return known !== undefined && isPaidFor(known);
      },
      async change(orderId, decide) {
        const order = await get(orderId);
        const change = decide(order);
        if (change) await applyChange(mongo, order, change, new Date(), session);
        return { order, changed: change !== undefined };
      },
      wentBack: async (transaction) => (await told(mongo).findOne({ _id: transaction }, { session })) !== null,
      announceCancelled: (order, refundedCents, cause, at) =>
        appendToOutbox(mongo, session, [orderCancelledEvent(order, refundedCents, cause, at)]),
      announcePaidTwice: (order, reference, refundedCents, at) =>
        appendToOutbox(mongo, session, [paidTwiceEvent(order, reference, refundedCents, at)]),
    };
  };
