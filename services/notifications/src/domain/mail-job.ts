import { mailKey, type Template } from './mail-key.ts';
import type { PaymentProblem } from './payment-problem.ts';
import type { PriceOffer } from './price-offer.ts';
import type { Recipient } from './recipients.ts';

export const mailJob = 'mail';

export interface ParcelOfMail {
  /** 1 for the first of its order. */
  readonly no: number;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  /**
   * For a dispatched parcel: units of the order still wait. For a delivered parcel: it does not contain the whole
   * order.
   */
  readonly restWaits: boolean;
  /** YYYY-MM-DD; empty or absent if unknown. */
  readonly arrivalDay?: string;
}

/** One mail to one recipient, queued under the mail's key. */
export interface MailJob extends Recipient {
  readonly template: Template;
  /** For a mail about a return, the return's id. */
  readonly orderId: string;
  /** Documents show text that the buyer typed, so mails to an unverified buyer have none attached. */
  readonly withoutPapers?: boolean;
  /**
   * Distinguishes mails with the same template: repeated confirmations, problems of a payment, rounds of answers about a
   * return, cancellations, price offers and parcels of an order by their number.
   */
  readonly request?: string;
  /** For a dispatched parcel: the carrier and the tracking number. */
  readonly carrier?: string;
  readonly trackingNo?: string;
  /** The parcel that was dispatched or delivered. Absent if an earlier release dispatched the order. */
  readonly parcel?: ParcelOfMail;
  readonly problem?: PaymentProblem;
  readonly offer?: PriceOffer;
  /** The buyer's or copy's own address, if staff had the mail sent to another one. */
  readonly firstAddress?: string;
}

export const keyOf = ({ template, orderId, address, request }: MailJob): string =>
  request ? `${mailKey(template, orderId, address)}/${request}` : mailKey(template, orderId, address);
