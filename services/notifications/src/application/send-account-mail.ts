import { type AccountMailJob, type MailedSecrets, needsSecret } from '../domain/account-mail.ts';
import type { MailWriter } from '../domain/ports.ts';
import { type SendOnceOptions, sendOnce } from './send-once.ts';

export interface SendAccountMailOptions extends SendOnceOptions {
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
