import type { MailJob } from '../domain/mail-job.ts';
import type { Orders } from '../domain/ports.ts';
import { cancelledMail } from '../mail/cancelled.ts';
import { confirmationMail } from '../mail/confirmation.ts';
import type { Mail, Site } from '../mail/mail.ts';
import { papersMail } from '../mail/papers-follow.ts';

/** Writes a mail from what the events told. */
export const composeMail = async (
  orders: Orders,
  site: Site,
  { template, orderId, role }: MailJob,
  withPapers: boolean,
): Promise<Mail> => {
  switch (template) {
    case 'order-confirmation':
      return confirmationMail({ order: await orders.read(orderId), role, site, withPapers });
    case 'order-papers':
      return papersMail(await orders.read(orderId), site);
    case 'order-cancelled':
      return cancelledMail(await orders.readCancellation(orderId), site);
  }
};
