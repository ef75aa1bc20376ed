import type { OrderCancelled } from '@southline/contracts/events';
import type { ClientSession, Mongo } from '@southline/platform/mongo';
import { recipientsOf } from '../domain/recipients.ts';
import { rememberCancellation } from '../storage/events.ts';
import { queueMail } from './mail-job.ts';

/** Tells the buyer, and nobody else, that the order ended and the money goes back. */
export const queueCancellation = async (mongo: Mongo, session: ClientSession, event: OrderCancelled): Promise<void> => {
  await rememberCancellation(mongo, session, event);
  for (const recipient of recipientsOf(event.delivery?.email ?? '', [])) {
    await queueMail(mongo, session, { ...recipient, template: 'order-cancelled', orderId: event.orderId });
  }
};
