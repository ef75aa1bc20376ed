import { LONGEST_ADDRESS } from './email.ts';
import type { Cents } from './money.ts';
import type { CardPayment, OrderSums, Pricing } from './order-sums.ts';
import type { Fit } from './part-words.ts';
import { longestPhone } from './phone.ts';
import type { Region } from './region.ts';

/** Longest names of people, buyers and members alike. */
export const longestName = 60;

/**
 * Where goods go and whom papers and mails address: the fields, with the characters that each may have. Members' profiles have
 * the same: the checkout fills its form from them.
 */
export const deliveryLengths = {
  firstName: longestName,
  lastName: longestName,
  addressLine: 120,
  locality: 60,
  state: 3,
  postcode: 4,
  phone: longestPhone,
  email: LONGEST_ADDRESS,
} as const;

export type DeliveryDetails = Readonly<Record<keyof typeof deliveryLengths, string>>;

/** The buyer's additions to an order beside its goods. */
export interface Remarks {
  /** Who else gets its mails. */
  readonly ccEmails: readonly string[];
  readonly purchaseOrderNo: string;
  readonly notes: string;
}

export const noRemarks: Remarks = { ccEmails: [], purchaseOrderNo: '', notes: '' };

export const mostCopies = 10;

/** `ccEmails` as they are typed into one field, with a sign or two between them. */
export const remarkLengths = {
  ccEmails: mostCopies * (LONGEST_ADDRESS + 2),
  purchaseOrderNo: 50,
  notes: 1_000,
} as const satisfies Record<keyof Remarks, number>;

/** The facts of an order line for documents and mails. */
export interface LineFacts {
  readonly partNo: string;
  readonly gmPartNo: string;
  readonly description: string;
  /** The description in the buyer's language, for documents, which are in English; absent if there is no translation. */
  readonly localName?: string;
  /** The vehicle that the part was chosen for; empty without one. */
  readonly vehicle: string;
  readonly fit: Fit;
  readonly fitNote: string;
  readonly quantity: number;
  readonly pricing: Pricing;
  /** Per piece and for the line, GST included. */
  readonly price: Cents;
  readonly total: Cents;
  readonly drawing: { readonly family: string; readonly attributes: Readonly<Record<string, string>> };
}

/** Who looks after an order: the stockist of parts nearest to where it goes. */
export interface OrderDealer {
  readonly dealerCode: string;
  readonly name: string;
  readonly phone: string;
  /** In one line. */
  readonly address: string;
}

/** What papers and mails are written from; taken from the event (or the cart), never looked up. */
export interface OrderFacts {
  readonly orderNo: string;
  readonly region: Region;
  readonly lines: readonly LineFacts[];
  readonly totals: OrderSums;
  /** Codes of the vouchers that count. */
  readonly vouchers: readonly string[];
  readonly delivery: DeliveryDetails;
  readonly remarks: Remarks;
  /** Where it ships from. */
  readonly warehouse: { readonly name: string; readonly address: string };
}

export interface PlacedOrder extends OrderFacts {
  readonly orderId: string;
  /** `guest:<hash>` or `member:<number>`. */
  readonly owner: string;
  /** Empty for guests. */
  readonly membershipNo: string;
  readonly placedAt: Date;
  /** Language tag of the buyer's choice. */
  readonly language: string;
  /** Absent where none was found in time. */
  readonly dealer?: OrderDealer | undefined;
  /** Undefined where nothing was to pay. */
  readonly payment: CardPayment | undefined;
  /** The owner of the addresses is not verified, so mails do not show any text that the buyer typed. */
  readonly unproven: boolean;
}
