import type { OrderPlaced } from '@southline/contracts/events';
import type { ClientSession, Mongo } from '@southline/platform/mongo';
import { recipientsOf } from '../domain/recipients.ts';
import { rememberOrder } from '../storage/events.ts';
import { queueMail } from './mail-job.ts';

/** One confirmation per recipient. */
export const queueConfirmations = async (mongo: Mongo, session: ClientSession, event: OrderPlaced): Promise<void> => {
  const recipients = recipientsOf(event.delivery?.email ?? '', event.ccEmails);
  await rememberOrder(mongo, session, event, recipients);
  for (const recipient of recipients) {
    await queueMail(mongo, session, { ...recipient, template: 'order-confirmation', orderId: event.orderId });
  }
};
