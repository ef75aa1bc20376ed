import { type AccountMailJob, type AccountMails, type MailedSecrets, needsSecret } from '../domain/account-mail.ts';
import type { DealerAddresses, DealerMailJob } from '../domain/dealer-mail.ts';
import { messageId } from '../domain/mail-key.ts';
import type { NoticeMailJob, Notices } from '../domain/notice-mail.ts';
import type { OrderCodeJob } from '../domain/order-code.ts';
import type { MailServer, MailWriter, Orders, OutgoingMail } from '../domain/ports.ts';
import type { SiteMailJob } from '../domain/site-mail.ts';
import { mailsFinished, sendSeconds } from '../metrics.ts';

interface SendOnceOptions {
  readonly mails: AccountMails;
  readonly mailServer: MailServer;
  readonly from: string;
  /** The pause of the worker before its next try; undefined if there is none. */
  readonly backoff: (tries: number, error: unknown) => number | undefined;
}

type Content = Omit<OutgoingMail, 'messageId' | 'date' | 'attachments'>;

/** Sends the mail of a job once, or nothing if the reason for it no longer exists. */
const sendOnce =
  ({ mails, mailServer, from, backoff }: SendOnceOptions) =>
  async (
    { id, tries, template, orderId }: { id: string; tries: number; template: string; orderId?: string },
    compose: () => Promise<Content | undefined>,
  ): Promise<undefined> => {
    const fixed = { messageId: messageId(id, from), date: new Date(), ...(orderId && { orderId }) };
    const mail = await mails.begin(id, fixed);
    if (!mail) return undefined;
    const done = async (state: 'sent' | 'dropped') => {
      await mails.finish(id, state, new Date());
      mailsFinished.inc({ template, result: state });
      return undefined;
    };
    try {
      const content = await compose();
      if (!content) return await done('dropped');
      const finish = sendSeconds.startTimer({ template });
      const { messageId, date } = mail;
      await mailServer.deliver({ ...content, messageId, date, attachments: [] });
      finish();
    } catch (error) {
      const final = backoff(tries, error) === undefined;
      if (final) await mails.finish(id, 'failed', new Date());
      mailsFinished.inc({ template, result: final ? 'failed' : 'retry' });
      throw error;
    }
    return done('sent');
  };

interface SendAccountMailOptions extends SendOnceOptions {
  readonly secrets: MailedSecrets;
  readonly write: MailWriter;
}

/**
 * Sends one mail about an account, once. Its secret exists only in this function, between the request and the mail server.
 */
export const sendAccountMail = ({ secrets, write, ...options }: SendAccountMailOptions) => {
  const send = sendOnce(options);
  return (job: AccountMailJob, { id, tries }: { id: string; tries: number }): Promise<undefined> =>
    send({ id, tries, template: job.template }, async () => {
      const secret = needsSecret(job) ? await secrets.read(job.requestId) : undefined;
      if (needsSecret(job) && !secret) return undefined;
      return { ...write.aboutAccount(job, secret), to: job.address };
    });
};

interface SendDealerMailOptions extends SendOnceOptions {
  readonly dealers: DealerAddresses;
  readonly orders: Pick<Orders, 'dealerOf'>;
  readonly write: MailWriter;
}

/** Sends one mail to a dealer, once. A dealer without an address gets none. */
export const sendDealerMail = ({ dealers, orders, write, ...options }: SendDealerMailOptions) => {
  const send = sendOnce(options);
  return (job: DealerMailJob, { id, tries }: { id: string; tries: number }): Promise<undefined> =>
    send({ id, tries, template: job.template, orderId: job.orderId }, async () => {
      const dealerCode = job.dealerCode ?? (await orders.dealerOf(job.orderId))?.dealerCode;
      const to = dealerCode && (await dealers.emailOf(dealerCode));
      return to ? { ...(await write.toDealer(job)), to } : undefined;
    });
};

interface SendNoticeMailOptions extends SendOnceOptions {
  readonly notices: Notices;
  readonly write: MailWriter;
}

/** Sends one mail about a wish, once. If the wish has changed meanwhile, sends none. */
export const sendNoticeMail = ({ notices, write, ...options }: SendNoticeMailOptions) => {
  const send = sendOnce(options);
  return (job: NoticeMailJob, { id, tries }: { id: string; tries: number }): Promise<undefined> =>
    send({ id, tries, template: job.template }, async () => {
      const notice = await notices.read(job.noticeId);
      return notice?.template === job.template ? { ...(await write.aboutNotice(notice)), to: notice.email } : undefined;
    });
};

/** Sends one mail about a submitted form, once. */
export const sendSiteMail = ({ write, ...options }: SendOnceOptions & { readonly write: MailWriter }) => {
  const send = sendOnce(options);
  return (job: SiteMailJob, { id, tries }: { id: string; tries: number }): Promise<undefined> =>
    send({ id, tries, template: job.template }, async () => ({
      ...write.aboutSite(job),
      to: job.address,
      ...(job.replyTo && { replyTo: job.replyTo }),
    }));
};

interface SendOrderCodeOptions extends SendOnceOptions {
  readonly orders: Pick<Orders, 'read'>;
  readonly codeOf: (requestId: string) => string;
  readonly write: MailWriter;
}

/**
 * Mails the code of a guest's order to its buyer, once and only while the code is valid. Only this function knows the
 * code.
 */
export const sendOrderCode = ({ orders, codeOf, write, ...options }: SendOrderCodeOptions) => {
  const send = sendOnce(options);
  return async (job: OrderCodeJob, { id, tries }: { id: string; tries: number }): Promise<undefined> => {
    const { requestId, orderId, language, validUntil } = job;
    if (orderId === '') return undefined;
    return send({ id, tries, template: 'order-code', orderId }, async () => {
      if (Date.parse(validUntil) <= Date.now()) return undefined;
      const order = await orders.read(orderId);
      return { ...write.withCode(order, language, codeOf(requestId)), to: order.delivery.email.trim() };
    });
  };
};
