import type { Payment } from './access-code-request.ts';
import type { Mode } from './bank.ts';

/** Facts as written to disk. Of a card number only the last four digits. Amounts in cents. */
export type Fact =
  | ({ readonly type: 'access-code-created'; readonly accessCode: string; readonly mode: Mode } & Payment)
  | ({ readonly type: 'captured' } & Attempt)
  | ({ readonly type: 'declined' } & Attempt)
  | ({ readonly type: 'card-refused'; readonly accessCode: string; readonly responseMessage: string } & Invoice)
  | { readonly type: 'post-repeated'; readonly accessCode: string }
  | ({
      readonly type: 'refunded';
      readonly transactionId: number;
      readonly authorisationCode: string;
      /** Made by a person in the provider's portal. */
      readonly portal?: true;
      /** The provider processed one request a second time. */
      readonly again?: true;
    } & RefundFacts)
  | ({ readonly type: 'refund-refused'; readonly errors: string } & RefundFacts);

interface Invoice {
  readonly invoiceNumber: string;
  readonly invoiceReference: string;
}

interface Attempt extends Invoice {
  readonly accessCode: string;
  readonly transactionId: number;
  readonly authorisationCode: string | null;
  readonly responseCode: string;
  readonly responseMessage: string;
  /** The captured or the declined amount. */
  readonly amount: number;
  /** Absent in entries of older journals. */
  readonly cardLastFour?: string;
}

interface RefundFacts extends Invoice {
  readonly originalTransactionId: number | null;
  readonly amount: number | null;
}

/** `seq` counts from 1 without gaps; `at` is ISO 8601 UTC. */
export type JournalEntry = Fact & { readonly seq: number; readonly at: string };
export type Captured = Extract<JournalEntry, { type: 'captured' }>;
export type Declined = Extract<JournalEntry, { type: 'declined' }>;
export type Refunded = Extract<JournalEntry, { type: 'refunded' }>;
export type CardRefused = Extract<JournalEntry, { type: 'card-refused' }>;
export type CodeCreated = Extract<JournalEntry, { type: 'access-code-created' }>;
/** The result of the one attempt that an access code allows. */
export type Outcome = Captured | Declined | CardRefused;
/** Entries that reached the bank and so have a transaction id. */
export type BankTransaction = Captured | Declined | Refunded;
