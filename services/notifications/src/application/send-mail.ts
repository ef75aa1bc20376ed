import type { MailJob } from '../domain/mail-job.ts';
import { messageId, type Template } from '../domain/mail-key.ts';
import { earlierKeys } from '../domain/mail-sequence.ts';
import type { Attachment, MailServer, Mails, MailWriter } from '../domain/ports.ts';
import { mailsFinished, sendSeconds } from '../metrics.ts';

export interface SendMailOptions {
  readonly mails: Mails;
  readonly mailServer: MailServer;
  readonly fetchPaper: (mail: MailJob) => Promise<Attachment | undefined>;
  readonly write: MailWriter;
  readonly from: string;
  readonly papersWaitMs: number;
  /** The pause of the worker before its next try; undefined if there is none. */
  readonly backoff: (tries: number, error: unknown) => number | undefined;
  /**
   * Called after the mail server has accepted the mail and before it is marked as sent, for tests that stop a worker
   * there.
   */
  readonly afterDeliver?: ((orderId: string) => Promise<void>) | undefined;
}

// The interval at which a mail checks for its document. The event of a document makes it check at once.
export const lookEveryMs = 10_000;
const lookEveryMsLater = 30_000;

// The interval at which a mail checks for mails that its reader should get first, and how long it waits for them.
const orderedEveryMs = 2_000;
const orderedWithinMs = 3_600_000;

const paperedTemplates: ReadonlySet<Template> = new Set([
  'order-confirmation',
  'order-papers',
  'return-processed',
  'units-cancelled',
]);

const later = (ms: number) => new Date(Date.now() + ms);

/**
 * Sends one mail of the queue once and marks it as sent. Before that, it waits for its document and for the mails that
 * its reader should get first, each up to a limit.
 */
export const sendMail =
  ({ mails, mailServer, fetchPaper, write, from, papersWaitMs, backoff, afterDeliver }: SendMailOptions) =>
  async (payload: MailJob, job: { id: string; tries: number; createdAt: Date }): Promise<Date | undefined> => {
    const { template, orderId, address, withoutPapers = false, firstAddress } = payload;
    const mayHavePapers = paperedTemplates.has(template) && !withoutPapers;
    const waitedMs = Date.now() - job.createdAt.getTime();
    if (waitedMs < orderedWithinMs && (await mails.someWait(earlierKeys(payload)))) return later(orderedEveryMs);
    const paper = mayHavePapers ? await fetchPaper(payload) : undefined;
    if (mayHavePapers && !paper) {
      const known = await mails.find(job.id);
      if (known?.state === 'sent') return undefined;
      if (known?.withPapers) return later(lookEveryMs);
      if (template === 'order-papers') return later(lookEveryMsLater);
      if (!known && waitedMs < papersWaitMs) return later(Math.min(lookEveryMs, papersWaitMs - waitedMs));
    }

    const wanted = {
      template,
      orderId,
      messageId: messageId(job.id, from),
      date: new Date(),
      ...(firstAddress && { redirected: true }),
    };
    const mail = await mails.begin(job.id, { ...wanted, withPapers: paper !== undefined });
    if (!mail) return undefined;
    // A repeat of a mail has a document if and only if the first sending had one.
    const { withPapers } = mail;
    if (withPapers && !paper) return later(lookEveryMs);
    const finish = sendSeconds.startTimer({ template });
    try {
      await mailServer.deliver({
        ...(await write.aboutOrder(payload, withPapers)),
        to: address,
        messageId: mail.messageId,
        date: mail.date,
        attachments: withPapers && paper ? [paper] : [],
      });
    } catch (error) {
      const final = backoff(job.tries, error) === undefined;
      if (final) await mails.markFailed(job.id);
      mailsFinished.inc({ template, result: final ? 'failed' : 'retry' });
      throw error;
    }
    finish();
    await afterDeliver?.(orderId);
    const papersFollow = template === 'order-confirmation' && mayHavePapers && !withPapers;
    await mails.markSent(job.id, new Date(), papersFollow ? { ...payload, template: 'order-papers' } : undefined);
    mailsFinished.inc({ template, result: 'sent' });
    return undefined;
  };
