import type { Region } from '@southline/kernel/region';

export const noticeMailJob = 'notice-mail';

export type NoticeTemplate = 'notice-requested' | 'notice-fulfilled';

/**
 * One mail about a wish for a part. It contains no data of the reader; the catalogue supplies them when the mail is
 * sent.
 */
export interface NoticeMailJob {
  readonly template: NoticeTemplate;
  readonly noticeId: string;
  /** Counts the confirmation mails of the same wish; 0 for the mail that fulfils it. */
  readonly round: number;
}

export const noticeMailKey = ({ template, noticeId, round }: NoticeMailJob): string =>
  round > 0 ? `${template}/${noticeId}/${round}` : `${template}/${noticeId}`;

export interface Notice {
  readonly template: NoticeTemplate;
  readonly email: string;
  readonly region: Region;
  readonly language: string;
  readonly partNo: string;
  readonly description: string;
  readonly about: 'BackInStock' | 'Superseded';
  /** Empty if the part has no replacement. */
  readonly supersededBy: string;
  readonly token: string;
}

export interface Notices {
  /** Undefined if the mail is no longer needed. */
  read(noticeId: string): Promise<Notice | undefined>;
}
