import type { Cents } from '@southline/kernel/money';
import type { Account } from './account.ts';
import type { Attempt } from './attempt.ts';
import type { ForeignCapture, FoundCapture } from './found-capture.ts';
import type { Paid, Refund } from './refund.ts';
import type { PaymentResult } from './verdict.ts';

export interface Buyer {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly locality: string;
  readonly state: string;
  readonly postcode: string;
  readonly phone: string;
  readonly email: string;
}

export interface AccessCodeOrder {
  readonly reference: string;
  readonly orderNo: string;
  readonly amountCents: Cents;
  readonly redirectUrl: string;
  readonly buyer: Buyer;
}

export interface RefundRequest {
  readonly transaction: string;
  readonly cents: Cents;
  /** Visible ASCII, 64 characters at most. */
  readonly reference: string;
  readonly orderNo: string;
  /** The request is not sent after this. */
  readonly sendBefore: Date;
}

/** A refund as the provider has it; of one that a person made in its portal the reference is not ours. */
export interface FoundRefund {
  readonly transaction: string;
  readonly captureTransaction: string;
  readonly reference: string;
  readonly cents: Cents;
}

/** Refused: the provider's codes say why, and nothing was done. */
export type AccessCodeAnswer =
  | { readonly accessCode: string; readonly formUrl: string }
  | { readonly refused: readonly string[] };

/** Refused as above. */
export type RefundAnswer = { readonly transaction: string } | { readonly refused: readonly string[] };

/**
 * The card provider. Every call throws {@link ProviderTrouble} when no usable answer came in time. It is then unknown whether
 * the operation was done.
 */
export interface PaymentProvider {
  /** Never repeated by itself: each call makes a new access code. */
  openAccessCode(order: AccessCodeOrder): Promise<AccessCodeAnswer>;
  resultOf(accessCode: string): Promise<PaymentResult>;
  /** Undefined when the provider has no payment of this reference. */
  resultByReference(reference: string): Promise<PaymentResult | undefined>;
  /** Cents of a transaction that can still be refunded (MaxRefund). */
  refundable(transaction: string): Promise<Cents>;
  /** Transactions that were settled at the provider on the days of a period. */
  settled(from: Date, to: Date): Promise<readonly string[]>;
  /** Undefined for what took no money: refunds, declines. */
  captured(transaction: string): Promise<FoundCapture | undefined>;
  /** Undefined for what gave no money back: captures, declines, refused refunds. */
  refunded(transaction: string): Promise<FoundRefund | undefined>;
  /** By its own invoice reference. Undefined: the provider has none, or none yet. */
  refundByReference(reference: string): Promise<FoundRefund | 'several' | undefined>;
  /** Never repeated by itself. Throws {@link NotSent} when the provider cannot have received it. */
  refund(request: RefundRequest): Promise<RefundAnswer>;
}

/** No usable answer: time-out, broken connection, HTTP error, half a JSON, or too many failures lately. */
export class ProviderTrouble extends Error {
  override readonly name: string = 'ProviderTrouble';
}

/** The request never left this process, so that the provider did nothing. */
export class NotSent extends ProviderTrouble {
  override readonly name = 'NotSent';
}

/** Writes throw "unavailable" while another transaction holds the record. `false` means a lost race. */
export interface Attempts {
  get(id: string): Promise<Attempt | undefined>;
  /** Newest first. */
  ofOrder(orderId: string): Promise<Attempt[]>;
  /** The order's newest attempt that both names belong to; an empty name is not looked at. */
  named(orderId: string, names: { accessCode: string; transactionNo: string }): Promise<Attempt | undefined>;
  /** False when the order has a live attempt, or one of this number. */
  insert(attempt: Attempt): Promise<boolean>;
  /** Replaces what `before` was read as. */
  save(before: Attempt, after: Attempt): Promise<boolean>;
  /** Plans the next question; no move, so no new version. */
  schedule(attempt: Attempt, nextCheckAt: Date, checks: number): Promise<void>;
  /** Asks for the next question at `at` or earlier, and for close ones after it. */
  hurry(attempt: Attempt, at: Date): Promise<void>;
  /** Ids, the longest due first. */
  due(now: Date, limit: number): Promise<string[]>;
  /** Takes a due attempt until `until`; after that, another process would take it over. */
  take(id: string, now: Date, until: Date): Promise<boolean>;
}

export interface Held {
  readonly kind: string;
  readonly orderId: string;
  readonly attemptNo?: number;
  readonly cents: Cents;
}

/** Accounts, ledger and refunds. Each write is one transaction; `false` means a lost race. */
export interface Books {
  account(orderId: string): Promise<Account | undefined>;
  /** The ledger entry that holds a provider's transaction. */
  holderOf(transaction: string): Promise<Held | undefined>;
  /** Those of the transactions that the ledger holds, or that a person has accepted as captures of no order of ours. */
  recorded(transactions: readonly string[]): Promise<ReadonlySet<string>>;
  /** A capture that only the provider knew, and of no use: ledger, the refund and its job. Again: nothing. */
  returnFound(paid: Paid, refund: Refund): Promise<void>;
  /** The order's only kept capture: attempt, ledger, account and payment-captured. */
  keepCapture(before: Attempt, after: Attempt, account: Account): Promise<boolean>;
  /** A capture too many: attempt, ledger, the refund and its job. */
  returnCapture(before: Attempt, after: Attempt, refund: Refund): Promise<boolean>;
  refund(reference: string): Promise<Refund | undefined>;
  /** All of a capture. */
  refundsOf(captureTransaction: string): Promise<readonly Refund[]>;
  /** Subtracts the cents from the account's refundable amount, and adds the refund and its job. */
  bookRefund(account: Account, refund: Refund): Promise<boolean>;
  /** False also when another refund of the same capture is at the provider. */
  saveRefund(before: Refund, after: Refund): Promise<boolean>;
  /** A refund that needs a person, and refund-failed. */
  failRefund(before: Refund, after: Refund, at: Date): Promise<boolean>;
  /** Makes the job of a refund the next one, unless a worker has it in hand. */
  hurryRefund(refund: Refund): Promise<void>;
  /** Refund, ledger and payment-refunded; a capture without an order has no account. */
  settleRefund(before: Refund, after: Refund, account: Account | undefined, at: Date): Promise<boolean>;
  openWork(): Promise<OpenWork>;
  /** What waits for a person, the oldest first. */
  attemptsInReview(most: number): Promise<readonly Attempt[]>;
  capturesInReview(most: number): Promise<readonly ForeignCapture[]>;
  refundsInReview(most: number): Promise<readonly Refund[]>;
  /** All three, a thousand of each. */
  inReview(): Promise<{
    readonly attempts: readonly Attempt[];
    readonly captures: readonly ForeignCapture[];
    readonly refunds: readonly Refund[];
  }>;
}

/** Captures of no order of ours. */
export interface ForeignCaptures {
  get(id: string): Promise<ForeignCapture | undefined>;
  /** Again: nothing. */
  add(capture: ForeignCapture): Promise<void>;
  /** False when it is decided already. */
  close(id: string, decided: string): Promise<boolean>;
  /** Closes it and books its refund, in one transaction. False when it is decided already. */
  giveBack(id: string, decided: string, paid: Paid, refund: Refund): Promise<boolean>;
}

/** Writes of the comparison with the provider. Each write is one transaction; `false` means a lost race. */
export interface FoundRefunds {
  /** Refunds that are still to be made. */
  open(): Promise<readonly Refund[]>;
  /** Settled refunds whose ledger entry is of the period. */
  settledBetween(from: Date, to: Date): Promise<readonly Refund[]>;
  /** Found refunds of an order that no refund of ours was assigned to. */
  ofOrder(orderId: string): Promise<readonly Refund[]>;
  /** Adds the refund and its ledger entry, and recounts the account. */
  add(refund: Refund): Promise<boolean>;
  /** The provider's transaction of a settled refund became known, or that it has none. */
  rename(before: Refund, after: Refund): Promise<boolean>;
  /** `found` is the money of `refund`: both of them, the account and payment-refunded. Without `before` it is a new one. */
  assign(found: Refund, refund: Refund, before: Refund | undefined, at: Date): Promise<boolean>;
  /** Nothing went back: the refund, its job, and its entry leaves the ledger. */
  reopen(before: Refund, after: Refund, at: Date): Promise<boolean>;
}

/** Counts of open work, by state. */
export interface OpenWork {
  readonly attempts: Readonly<Record<string, number>>;
  /** Attempts, and captures of no order of ours. */
  readonly paymentsInReview: number;
  readonly refunds: Readonly<Record<string, number>>;
  readonly refundsInReview: number;
}
