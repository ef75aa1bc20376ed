import type { SiteMailJob } from '../domain/site-mail.ts';
import type { Site } from '../mail/mail.ts';
import { siteMail } from '../mail/site/site-mail.ts';
import { type SendOnceOptions, sendOnce } from './send-once.ts';

/** Sends one mail about something that was sent through the site, once. */
export const sendSiteMail = ({ site, ...options }: SendOnceOptions & { readonly site: Site }) => {
  const send = sendOnce(options);
  return (job: SiteMailJob, { id, tries }: { id: string; tries: number }): Promise<undefined> =>
    send({ id, tries, template: job.template }, async () => ({
      ...siteMail(job, site),
      to: job.address,
      ...(job.replyTo && { replyTo: job.replyTo }),
    }));
};
