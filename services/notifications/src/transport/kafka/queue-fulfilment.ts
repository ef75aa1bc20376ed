import type { ConfirmationRequested, OrderDelivered, OrderDispatched } from '@southline/contracts/events';
import type { MailJob } from '../../domain/mail-job.ts';
import type { EventIntake } from '../../domain/ports.ts';
import { recipientsOf } from '../../domain/recipients.ts';

type AboutOrder = OrderDispatched | OrderDelivered | ConfirmationRequested;

/** Mails only the buyer. */
const tellBuyer = async (
  intake: EventIntake,
  { orderId, delivery, buyerUnproven }: AboutOrder,
  mail: Omit<MailJob, 'orderId' | 'address' | 'role'>,
): Promise<void> => {
  for (const recipient of recipientsOf(delivery?.email ?? '', []))
    await intake.queue(
      { ...recipient, orderId, ...mail, ...(buyerUnproven && { withoutPapers: true }) },
      'for nothing',
    );
};

export const queueDispatched = (intake: EventIntake, event: OrderDispatched): Promise<void> => {
  const { carrier, trackingNo } = event;
  return tellBuyer(intake, event, { template: 'order-dispatched', carrier, trackingNo });
};

export const queueDelivered = (intake: EventIntake, event: OrderDelivered): Promise<void> =>
  tellBuyer(intake, event, { template: 'order-delivered' });

/** The same mail as the first one. Usually its documents are ready; otherwise it waits for them in the same way. */
export const queueConfirmationAgain = (intake: EventIntake, event: ConfirmationRequested): Promise<void> =>
  tellBuyer(intake, event, { template: 'order-confirmation', request: event.requestId });
