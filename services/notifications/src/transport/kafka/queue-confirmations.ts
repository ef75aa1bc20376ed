import { OrderPlaced } from '@southline/contracts/events';
import { remarksOf } from '@southline/contracts/order-facts';
import { isEmailAddress } from '@southline/kernel/email';
import { UnreadableEvent } from '@southline/platform/inbox';
import type { EventIntake } from '../../domain/ports.ts';
import { recipientsOf } from '../../domain/recipients.ts';

/** An order without a recipient or a number is parked, so that staff see it. */
const check = ({ orderNo, placedAt, delivery }: OrderPlaced): void => {
  const complete = orderNo && isEmailAddress(delivery?.email.trim() ?? '') && !Number.isNaN(Date.parse(placedAt));
  if (!complete) throw new UnreadableEvent('The order lacks a number, a time or a buyer with an e-mail address.');
};

/** One confirmation per recipient. */
export const queueConfirmations = async (intake: EventIntake, event: OrderPlaced): Promise<void> => {
  check(event);
  const { orderId, buyerUnproven } = event;
  const mail = { template: 'order-confirmation', orderId, ...(buyerUnproven && { withoutPapers: true }) } as const;
  const recipients = recipientsOf(event.delivery?.email ?? '', remarksOf(event).ccEmails);
  await intake.rememberOrder(event, OrderPlaced.encode(event).finish(), recipients);
  for (const recipient of recipients) {
    await intake.queue({ ...recipient, ...mail }, buyerUnproven ? 'for nothing' : 'for papers');
  }
  intake.hurryIfComplete(orderId);
};
