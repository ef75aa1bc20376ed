import type { MailJob } from '../domain/mail-job.ts';
import type { MailWriter, Orders, ReturnNews } from '../domain/ports.ts';
import { accountMail } from './account/account-mail.ts';
import { cancelledMail } from './cancelled.ts';
import { confirmationMail } from './confirmation.ts';
import { deliveredMail, dispatchedMail } from './fulfilment.ts';
import type { Site } from './mail.ts';
import { noticeMail } from './notice/notice-mail.ts';
import { papersMail } from './papers-follow.ts';
import { paymentProblemMail } from './payment-problem.ts';
import { answeredMail, processedMail, requestedMail } from './returns.ts';
import { siteMail } from './site/site-mail.ts';

/** Writes mails from what the events told. */
export const mailWriter = (orders: Orders, returns: ReturnNews, site: Site): MailWriter => ({
  async aboutOrder(job: MailJob, withPapers) {
    const { template, orderId, role, request, carrier = '', trackingNo = '', problem } = job;
    switch (template) {
      case 'order-confirmation':
        return confirmationMail({
          order: await orders.read(orderId),
          role,
          site,
          withPapers,
          again: request !== undefined,
        });
      case 'order-papers':
        return papersMail(await orders.read(orderId), role, site);
      case 'order-dispatched':
        return dispatchedMail(await orders.read(orderId), { carrier, trackingNo }, site);
      case 'order-delivered':
        return deliveredMail(await orders.read(orderId), site);
      case 'order-cancelled':
        return cancelledMail(await orders.readCancellation(orderId), site);
      case 'return-requested':
        return requestedMail(await returns.request(job), site);
      case 'return-answered':
        return answeredMail(await returns.answer(job), site);
      case 'return-processed':
        return processedMail(await returns.end(job), withPapers, site);
      case 'payment-problem':
        if (!problem) throw new Error('The problem of a mail is not there.');
        return paymentProblemMail(problem, site);
    }
  },
  aboutAccount: (job, secret) => accountMail(job, site, secret),
  aboutSite: (job) => siteMail(job, site),
  aboutNotice: (notice) => noticeMail(notice, site),
});
