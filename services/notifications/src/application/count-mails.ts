import type { MailCounts } from '../domain/ports.ts';
import { mailsFailed, mailsWaiting } from '../metrics.ts';

/** Updates the gauges of mails that wait and of mails that were given up. */
export const countMails = async (counts: MailCounts): Promise<undefined> => {
  mailsWaiting.set(await counts.waiting());
  mailsFailed.set(await counts.givenUp());
};
