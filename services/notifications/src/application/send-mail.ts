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
  /** The worker's backoff: undefined if there is no further try. */
  readonly backoff: (tries: number, error: unknown) => number | undefined;
  /** Called between the mail server's acceptance and our mark, for tests that stop a worker there. */
  readonly afterDeliver?: ((orderId: string) => Promise<void>) | undefined;
}

// The interval at which a mail checks for its documents; the event of a document makes it check at once.
export const lookEveryMs = 10_000;
const lookEveryMsLater = 30_000;

// The interval at which a mail checks for those that its reader gets first, and how long it waits for them.
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
 * Sends one mail of the queue: waits for its document and for the mails that its reader gets first, up to a limit each, sends once and
 * marks the mail as sent.
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
    // A mail first sent without documents stays without them in every repeat, and one with them keeps them.
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
