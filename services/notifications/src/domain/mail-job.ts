import type { ExpectedDays } from '@southline/kernel/dispatch-day';
import type { Cents } from '@southline/kernel/money';
import type { DeliveryDetails } from '@southline/kernel/order';
import type { Region } from '@southline/kernel/region';
import { mailKey, type Template } from './mail-key.ts';
import type { Recipient } from './recipients.ts';

/** `paid-twice`: the surplus was refunded. `not-paid`: a payment that was being confirmed has failed. */
export type ProblemKind = 'paid-twice' | 'not-paid';

/** A fact about a payment that its buyer can no longer see on a page. */
export interface PaymentProblem {
  readonly kind: ProblemKind;
  readonly orderNo: string;
  readonly region: Region;
  /** The language tag that the buyer chose. */
  readonly language: string;
  /** Empty if the owner of the address is not verified. */
  readonly firstName: string;
  readonly refunded: Cents;
}

/** Prices that staff offered for lines of a placed order. */
export interface PriceOffer {
  /** ISO 8601 UTC. */
  readonly validUntil: string;
  readonly lines: readonly {
    readonly partNo: string;
    readonly description: string;
    readonly quantity: number;
    /** For all units, GST included. */
    readonly total: Cents;
  }[];
  readonly total: Cents;
  /** Whether the offer was mailed before. */
  readonly isReminder: boolean;
}

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

/** Where an order goes since its buyer or staff changed it. */
export interface PlaceOfMail {
  readonly delivery: DeliveryDetails;
  readonly expected?: ExpectedDays;
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
   * return, cancellations, price offers, changes of the address and parcels of an order by their number.
   */
  readonly request?: string;
  /** For a dispatched parcel: the carrier and the tracking number. */
  readonly carrier?: string;
  readonly trackingNo?: string;
  /** The parcel that was dispatched or delivered. Absent if an earlier release dispatched the order. */
  readonly parcel?: ParcelOfMail;
  readonly problem?: PaymentProblem;
  readonly offer?: PriceOffer;
  /** As in the event of the mail. Absent: as placed. */
  readonly place?: PlaceOfMail;
  /** Of a changed address: staff changed it. */
  readonly byStaff?: boolean;
  /** The buyer's or copy's own address, if staff had the mail sent to another one. */
  readonly firstAddress?: string;
}

export const keyOf = ({ template, orderId, address, request }: MailJob): string =>
  request ? `${mailKey(template, orderId, address)}/${request}` : mailKey(template, orderId, address);
