import { inTransaction, type Mongo } from '@southline/platform/mongo';
import { messageId } from '../domain/mail-key.ts';
import type { Attachment } from '../domain/papers.ts';
import type { Site } from '../mail/mail.ts';
import { mailsFinished, sendSeconds } from '../metrics.ts';
import { beginMail, findMail, markFailed, markSent } from '../storage/mails.ts';
import { composeMail } from './compose-mail.ts';
import { type MailJob, queueMail } from './mail-job.ts';

/** A whole mail for the mail server. */
export interface OutgoingMail {
  readonly to: string;
  readonly messageId: string;
  readonly date: Date;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
}

export interface SendMailOptions {
  readonly mongo: Mongo;
  /** Resolves when the mail server has accepted it; throws a MailError. */
  readonly deliver: (mail: OutgoingMail) => Promise<void>;
  readonly fetchPapers: (orderId: string) => Promise<readonly Attachment[] | undefined>;
  readonly site: Site;
  readonly from: string;
  readonly papersWaitMs: number;
  /** The worker's: undefined where there is no next try. */
  readonly backoff: (tries: number, error: unknown) => number | undefined;
  /** Called between the mail server's acceptance and our mark; for tests that stop a worker there. */
  readonly afterDeliver?: ((orderId: string) => Promise<void>) | undefined;
}

// How often a mail looks for its papers by itself; the event of a paper makes it look at once.
const lookEveryMs = 2_000;
const lookEveryMsLater = 30_000;

const later = (ms: number) => new Date(Date.now() + ms);

/** Sends one mail of the queue: waits for its papers as long as it may, then goes out once and is marked. */
export const sendMail =
  ({ mongo, deliver, fetchPapers, site, from, papersWaitMs, backoff, afterDeliver }: SendMailOptions) =>
  async (payload: MailJob, job: { id: string; tries: number; createdAt: Date }): Promise<Date | undefined> => {
    const { template, orderId, address } = payload;
    const known = await findMail(mongo, job.id);
    if (known?.state === 'sent') return undefined;

    // A mail that was begun without papers stays without them in every repeat.
    const wantsPapers = template !== 'order-cancelled' && known?.withPapers !== false;
    const papers = wantsPapers ? await fetchPapers(orderId) : undefined;
    if (wantsPapers && !papers) {
      const waitedMs = Date.now() - job.createdAt.getTime();
      if (template === 'order-papers') return later(lookEveryMsLater);
      if (waitedMs < papersWaitMs) return later(Math.min(lookEveryMs, papersWaitMs - waitedMs));
      if (known) return later(lookEveryMs);
    }

    const withPapers = papers !== undefined;
    const fixed = { template, orderId, messageId: messageId(job.id, from), date: new Date(), withPapers };
    const mail = await beginMail(mongo, job.id, fixed);
    if (!mail) return undefined;
    const finish = sendSeconds.startTimer({ template });
    try {
      await deliver({
        ...(await composeMail(mongo, site, payload, withPapers)),
        to: address,
        messageId: mail.messageId,
        date: mail.date,
        attachments: papers ?? [],
      });
    } catch (error) {
      const final = backoff(job.tries, error) === undefined;
      if (final) await markFailed(mongo, job.id);
      mailsFinished.inc({ template, result: final ? 'failed' : 'retry' });
      throw error;
    }
    finish();
    await afterDeliver?.(orderId);
    const sentAt = new Date();
    await inTransaction(mongo, async (session) => {
      await markSent(mongo, session, job.id, sentAt);
      if (template === 'order-confirmation' && !withPapers) {
        await queueMail(mongo, session, { ...payload, template: 'order-papers' });
      }
    });
    mailsFinished.inc({ template, result: 'sent' });
    return undefined;
  };
