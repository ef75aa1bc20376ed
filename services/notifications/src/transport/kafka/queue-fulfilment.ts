import type { ConfirmationRequested, OrderDelivered, OrderDispatched } from '@southline/contracts/events';
import type { Parcel } from '@southline/contracts/orders';
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

/** The first parcel has the key that the mail about a whole order had. So the previous release does not send it again. */
const aboutParcel = (parcel: Parcel | undefined, restWaits: boolean): Pick<MailJob, 'parcel' | 'request'> => {
  if (!parcel) return {};
  const { parcelNo: no, lines } = parcel;
  const units = lines.map(({ lineId, quantity }) => ({ lineId, quantity }));
  return { parcel: { no, lines: units, restWaits }, ...(no > 1 && { request: String(no) }) };
};

export const queueDispatched = (intake: EventIntake, event: OrderDispatched): Promise<void> => {
  const { carrier, trackingNo, parcel, restWaits } = event;
  const mail = { template: 'order-dispatched', carrier, trackingNo } as const;
  return tellBuyer(intake, event, { ...mail, ...aboutParcel(parcel, restWaits) });
};

export const queueDelivered = (intake: EventIntake, event: OrderDelivered): Promise<void> =>
  tellBuyer(intake, event, { template: 'order-delivered', ...aboutParcel(event.parcel, false) });

/** The same mail as the first one. Usually its documents are ready; otherwise it waits for them in the same way. */
export const queueConfirmationAgain = (intake: EventIntake, event: ConfirmationRequested): Promise<void> =>
  tellBuyer(intake, event, { template: 'order-confirmation', request: event.requestId });
