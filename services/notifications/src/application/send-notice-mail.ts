import type { NoticeMailJob, Notices } from '../domain/notice-mail.ts';
import type { MailWriter } from '../domain/ports.ts';
import { type SendOnceOptions, sendOnce } from './send-once.ts';

export interface SendNoticeMailOptions extends SendOnceOptions {
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
