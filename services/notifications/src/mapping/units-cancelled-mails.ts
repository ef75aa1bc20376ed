import type { OrderCancelled } from '@southline/contracts/events';
import type { MailJob } from '../domain/mail-job.ts';
import { recipientsOf } from '../domain/recipients.ts';

/** The mail to the buyer of a placed order about a cancellation. Without a refund there is no credit note to wait for. */
export const unitsCancelledMails = ({
  orderId,
  delivery,
  refunded,
  buyerUnproven,
  cancellation,
}: OrderCancelled): MailJob[] => {
  const withoutPapers = buyerUnproven || (refunded?.cents ?? 0) === 0;
  const mail = { template: 'units-cancelled', orderId, request: String(cancellation?.cancellationNo) } as const;
  return recipientsOf(delivery?.email ?? '', []).map((recipient) => ({ ...recipient, ...mail, withoutPapers }));
};
