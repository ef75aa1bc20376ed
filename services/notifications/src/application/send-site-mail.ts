import type { MailWriter } from '../domain/ports.ts';
import type { SiteMailJob } from '../domain/site-mail.ts';
import { type SendOnceOptions, sendOnce } from './send-once.ts';

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
