import type { MailJob } from '../domain/mail-job.ts';
import type { MailWriter, Orders } from '../domain/ports.ts';
import { accountMail } from './account/account-mail.ts';
import { cancelledMail } from './cancelled.ts';
import { confirmationMail } from './confirmation.ts';
import type { Site } from './mail.ts';
import { papersMail } from './papers-follow.ts';
import { siteMail } from './site/site-mail.ts';

/** Writes mails from what the events told. */
export const mailWriter = (orders: Orders, site: Site): MailWriter => ({
  async aboutOrder({ template, orderId, role }: MailJob, withPapers) {
    switch (template) {
      case 'order-confirmation':
        return confirmationMail({ order: await orders.read(orderId), role, site, withPapers });
      case 'order-papers':
        return papersMail(await orders.read(orderId), site);
      case 'order-cancelled':
        return cancelledMail(await orders.readCancellation(orderId), site);
    }
  },
  aboutAccount: (job, secret) => accountMail(job, site, secret),
  aboutSite: (job) => siteMail(job, site),
});
