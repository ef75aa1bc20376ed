import type { AccountMails } from '../domain/account-mail.ts';
import { messageId } from '../domain/mail-key.ts';
import type { MailServer, OutgoingMail } from '../domain/ports.ts';
import { mailsFinished, sendSeconds } from '../metrics.ts';

export interface SendOnceOptions {
  readonly mails: AccountMails;
  readonly mailServer: MailServer;
  readonly from: string;
  /** The pause of the worker before its next try; undefined if there is none. */
  readonly backoff: (tries: number, error: unknown) => number | undefined;
}

type Content = Omit<OutgoingMail, 'messageId' | 'date' | 'attachments'>;

/** Sends the mail of a job once, or nothing if the reason for it no longer exists. */
export const sendOnce =
  ({ mails, mailServer, from, backoff }: SendOnceOptions) =>
  async (
    { id, tries, template }: { id: string; tries: number; template: string },
    compose: () => Promise<Content | undefined>,
  ): Promise<undefined> => {
    const mail = await mails.begin(id, { messageId: messageId(id, from), date: new Date() });
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
