import type { ExpectedDays } from './dispatch-day.ts';
import { LONGEST_ADDRESS } from './email.ts';
import type { Cents } from './money.ts';
import type { CardPayment, OrderSums, Pricing } from './order-sums.ts';
import type { Fitting, PartFacts } from './part-facts.ts';
import { longestPhone } from './phone.ts';
import type { Region } from './region.ts';

/** The longest name of a person; buyers and members alike. */
export const longestName = 60;

/**
 * Recipient and address of a delivery, with the maximum length of each field. Members' profiles have the same limits, because
 * the checkout copies them into its form.
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

export const noDelivery: DeliveryDetails = {
  firstName: '',
  lastName: '',
  addressLine: '',
  locality: '',
  state: '',
  postcode: '',
  phone: '',
  email: '',
};

/** The buyer's additions to an order beside its goods. */
export interface Remarks {
  /** Further recipients of its mails. */
  readonly ccEmails: readonly string[];
  /** The buyer's company, for its tax invoice; empty without one. */
  readonly businessName: string;
  readonly purchaseOrderNo: string;
  readonly notes: string;
}

export const noRemarks: Remarks = { ccEmails: [], businessName: '', purchaseOrderNo: '', notes: '' };

export const mostCopies = 10;

/** Delivery addresses that a member saves, each with a label of so many characters at most. */
export const savedAddresses = { most: 20, longestLabel: 40 } as const;

/** Characters. */
export const longestCancelReason = 500;

/** For how many days a price offer is valid. */
export const offerDays = { least: 1, most: 30, usual: 7 } as const;

/** The highest price per piece that staff may offer. It catches a missing decimal point. */
export const dearestOffer: Cents = 10_000_000;

/** `ccEmails` is the text of one field, with separators. */
export const remarkLengths = {
  ccEmails: mostCopies * (LONGEST_ADDRESS + 2),
  businessName: 100,
  purchaseOrderNo: 50,
  notes: 1_000,
} as const satisfies Record<keyof Remarks, number>;

/** The facts of an order line for documents and mails. */
export interface LineFacts extends PartFacts, Fitting {
  /** The description in the buyer's language, for documents, which are in English; absent if there is no translation. */
  readonly localName?: string;
  readonly quantity: number;
  readonly pricing: Pricing;
  /** Per piece and for the line, GST included. */
  readonly price: Cents;
  readonly total: Cents;
}

/** The dealer of an order: the parts stockist nearest to the delivery address. */
export interface OrderDealer {
  readonly dealerCode: string;
  readonly name: string;
  readonly phone: string;
  /** On one line. */
  readonly address: string;
}

/** The facts for documents and mails; taken from the event (or the cart), never looked up. */
export interface OrderFacts {
  readonly orderNo: string;
  readonly region: Region;
  readonly lines: readonly LineFacts[];
  readonly totals: OrderSums;
  /** Codes of the vouchers that are applied. */
  readonly vouchers: readonly string[];
  readonly delivery: DeliveryDetails;
  readonly remarks: Remarks;
  /** The warehouse that ships it. */
  readonly warehouse: { readonly name: string; readonly address: string };
}

export interface PlacedOrder extends OrderFacts {
  readonly orderId: string;
  /** `guest:<hash>` or `member:<number>`. */
  readonly owner: string;
  /** Empty for guests. */
  readonly membershipNo: string;
  readonly placedAt: Date;
  /** Absent while the price of a line is to be advised. */
  readonly expected?: ExpectedDays | undefined;
  /** Language tag of the buyer's choice. */
  readonly language: string;
  /** Absent if no dealer was found in time. */
  readonly dealer?: OrderDealer | undefined;
  /** Undefined if nothing was to be paid. */
  readonly payment: CardPayment | undefined;
  /** The owner of the addresses is not verified, so mails do not show any text that the buyer typed. */
  readonly unproven: boolean;
}
