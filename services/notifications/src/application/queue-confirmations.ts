import type { OrderPlaced } from '@southline/contracts/events';
import { UnreadableEvent } from '@southline/platform/inbox';
import type { ClientSession, Mongo } from '@southline/platform/mongo';
import { isAddress, recipientsOf } from '../domain/recipients.ts';
import { rememberOrder } from '../storage/events.ts';
import { queueMail } from './mail-job.ts';

/** An order whose buyer cannot be mailed, or that a mail cannot name, is parked and thereby seen. */
const check = ({ orderNo, placedAt, delivery }: OrderPlaced): void => {
  const complete = orderNo && isAddress(delivery?.email.trim() ?? '') && !Number.isNaN(Date.parse(placedAt));
  if (!complete) throw new UnreadableEvent('The order lacks a number, a time or a buyer with an e-mail address.');
};

/** One confirmation per recipient. */
export const queueConfirmations = async (mongo: Mongo, session: ClientSession, event: OrderPlaced): Promise<void> => {
  check(event);
  const recipients = recipientsOf(event.delivery?.email ?? '', event.ccEmails);
  await rememberOrder(mongo, session, event, recipients);
  for (const recipient of recipients) {
    await queueMail(mongo, session, { ...recipient, template: 'order-confirmation', orderId: event.orderId });
  }
};
