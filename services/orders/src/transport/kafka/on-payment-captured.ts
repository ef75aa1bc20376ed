import { paymentCaptured } from '@southline/contracts/events';
import { consume } from '@southline/platform/inbox';
import type { Mongo } from '@southline/platform/mongo';
import { paidChange } from '../../application/mark-paid.ts';
import type { Ports } from '../../application/ports.ts';
import { orderUnknown } from '../../domain/errors.ts';
import { applyChange } from '../../storage/order-change.ts';
import { orderCollection, toOrder } from '../../storage/order-document.ts';

/** The same move as the browser's query makes, for buyers who have gone. */
export const onPaymentCaptured = (mongo: Mongo, { clock, terms }: Ports) =>
  consume(paymentCaptured, 'mark-paid', async (event, { session }) => {
    const found = await orderCollection(mongo).findOne({ _id: event.orderId }, { session });
    if (!found) throw orderUnknown();
    const now = clock.now();
    const capture = { transaction: event.providerTransaction, cents: event.amount?.cents ?? 0 };
    const order = toOrder(found);
    const change = paidChange(order, capture, new Date(now.getTime() + terms.placeAfterMs));
    if (change) await applyChange(mongo, order, change, now, session);
  });
