import { mailKey, type Template } from './mail-key.ts';
import type { Recipient } from './recipients.ts';

export const mailJob = 'mail';

/** One mail to one recipient, queued under the mail's key. */
export interface MailJob extends Recipient {
  readonly template: Template;
  readonly orderId: string;
  /** Papers show what was typed, so mails about an order of somebody unproven have none. */
  readonly withoutPapers?: boolean;
}

export const keyOf = ({ template, orderId, address }: MailJob): string => mailKey(template, orderId, address);
