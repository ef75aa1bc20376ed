import { paymentRefunded } from '@southline/contracts/events';
import { consume } from '@southline/platform/inbox';
import type { Mongo } from '@southline/platform/mongo';
import { appendToOutbox } from '@southline/platform/outbox';
import type { Ports } from '../../application/ports.ts';
import { orderCancelledEvent } from '../../storage/events.ts';
import { applyChange } from '../../storage/order-change.ts';
import { orderCollection, toOrder } from '../../storage/order-document.ts';

const reason = 'Part of your order sold out before your payment arrived.';

/** Refunding → Cancelled, and the buyer is told. Refunds of surplus captures leave the order as it is. */
export const onPaymentRefunded = (mongo: Mongo, { clock }: Ports) =>
  consume(paymentRefunded, 'finish-refund', async (event, { session }) => {
    const found = await orderCollection(mongo).findOne({ _id: event.orderId }, { session });
    if (found?.state !== 'Refunding' || event.reference !== `cancel:${event.orderId}`) return;
    const now = clock.now();
    const order = toOrder(found);
    const change = { to: { state: 'Cancelled', why: 'refunded' }, set: { sweepAt: undefined } } as const;
    await applyChange(mongo, order, change, now, session);
    await appendToOutbox(mongo, session, [orderCancelledEvent(order, event.amount?.cents ?? 0, reason, now)]);
  });
