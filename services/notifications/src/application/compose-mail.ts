import type { Mongo } from '@southline/platform/mongo';
import { cancelledMail } from '../mail/cancelled.ts';
import { confirmationMail } from '../mail/confirmation.ts';
import type { Mail, Site } from '../mail/mail.ts';
import { papersMail } from '../mail/papers-follow.ts';
import { cancellation, mailOrder } from '../mapping/mail-order.ts';
import { readCancellation, readOrder } from '../storage/events.ts';
import type { MailJob } from './mail-job.ts';

/** Writes a mail from what the events told. */
export const composeMail = async (
  mongo: Mongo,
  site: Site,
  { template, orderId, role }: MailJob,
  withPapers: boolean,
): Promise<Mail> => {
  switch (template) {
    case 'order-confirmation':
      return confirmationMail({ order: mailOrder(await readOrder(mongo, orderId)), role, site, withPapers });
    case 'order-papers':
      return papersMail(mailOrder(await readOrder(mongo, orderId)), site);
    case 'order-cancelled':
      return cancelledMail(cancellation(await readCancellation(mongo, orderId)), site);
  }
};
