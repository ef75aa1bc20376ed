import { LONGEST_ADDRESS } from './email.ts';
import { longestPhone } from './phone.ts';

/** Longest names of people, buyers and members alike. */
export const longestName = 60;

/** Where goods go and whom papers and mails address: the fields, with the characters that each may have. */
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

/** What a buyer adds to an order beside its goods. */
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
