import type { MailCounts } from '../domain/ports.ts';
import { mailsFailed, mailsWaiting } from '../metrics.ts';

/** Brings the gauges of waiting and given-up mails up to date. */
export const countMails = async (counts: MailCounts): Promise<undefined> => {
  mailsWaiting.set(await counts.waiting());
  mailsFailed.set(await counts.givenUp());
};
