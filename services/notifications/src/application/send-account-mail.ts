import { type AccountMailJob, type AccountMails, type MailedSecrets, needsSecret } from '../domain/account-mail.ts';
import { messageId } from '../domain/mail-key.ts';
import type { MailServer } from '../domain/ports.ts';
import { accountMail } from '../mail/account/account-mail.ts';
import type { Site } from '../mail/mail.ts';
import { mailsFinished, sendSeconds } from '../metrics.ts';

export interface SendAccountMailOptions {
  readonly mails: AccountMails;
  readonly secrets: MailedSecrets;
  readonly mailServer: MailServer;
  readonly site: Site;
  readonly from: string;
  /** The worker's: undefined where there is no next try. */
  readonly backoff: (tries: number, error: unknown) => number | undefined;
}

/** Sends one mail about an account, once. Its secret lives in this function only, from the asking to the mail server. */
export const sendAccountMail =
  ({ mails, secrets, mailServer, site, from, backoff }: SendAccountMailOptions) =>
  async (job: AccountMailJob, { id, tries }: { id: string; tries: number }): Promise<undefined> => {
    const { template } = job;
    const mail = await mails.begin(id, { messageId: messageId(id, from), date: new Date() });
    if (!mail) return undefined;
    const done = async (state: 'sent' | 'dropped') => {
      await mails.finish(id, state, new Date());
      mailsFinished.inc({ template, result: state });
      return undefined;
    };
    try {
      const secret = needsSecret(job) ? await secrets.read(job.requestId) : undefined;
      if (needsSecret(job) && !secret) return await done('dropped');
      const finish = sendSeconds.startTimer({ template });
      const { messageId, date } = mail;
      const content = accountMail(job, site, secret);
      await mailServer.deliver({ ...content, to: job.address, messageId, date, attachments: [] });
      finish();
    } catch (error) {
      const final = backoff(tries, error) === undefined;
      if (final) await mails.finish(id, 'failed', new Date());
      mailsFinished.inc({ template, result: final ? 'failed' : 'retry' });
      throw error;
    }
    return done('sent');
  };
