import { mailKey, type Template } from './mail-key.ts';
import type { PaymentProblem } from './payment-problem.ts';
import type { Recipient } from './recipients.ts';

export const mailJob = 'mail';

/** One mail to one recipient, queued under the mail's key. */
export interface MailJob extends Recipient {
  readonly template: Template;
  /** For a mail about a return, the return's id. */
  readonly orderId: string;
  /** Documents show text that the buyer typed, so mails to an unverified buyer have none attached. */
  readonly withoutPapers?: boolean;
  /**
   * Distinguishes mails with the same template: repeated confirmations, problems of a payment, rounds of answers about a
   * return, cancellations of an order by their number.
   */
  readonly request?: string;
  /** For a dispatched order: the carrier and the tracking number. */
  readonly carrier?: string;
  readonly trackingNo?: string;
  readonly problem?: PaymentProblem;
}

export const keyOf = ({ template, orderId, address, request }: MailJob): string =>
  request ? `${mailKey(template, orderId, address)}/${request}` : mailKey(template, orderId, address);
