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
  /** The latest time at which the request may be sent. */
  readonly sendBefore: Date;
}

/** A refund as the provider has it. If a person made it in the portal, its reference is not ours. */
export interface FoundRefund {
  readonly transaction: string;
  readonly captureTransaction: string;
  readonly reference: string;
  readonly cents: Cents;
}

/** `refused`: the provider's codes. Nothing was done. */
export type AccessCodeAnswer =
  | { readonly accessCode: string; readonly formUrl: string }
  | { readonly refused: readonly string[] };

/** `refused`: the provider's codes. Nothing was done. */
export type RefundAnswer = { readonly transaction: string } | { readonly refused: readonly string[] };

/**
 * The card provider. Every call throws {@link ProviderTrouble} if no usable answer came in time. It is then unknown
 * whether the operation was done.
 */
export interface PaymentProvider {
  /** Never retried automatically, because each call creates a new access code. */
  openAccessCode(order: AccessCodeOrder): Promise<AccessCodeAnswer>;
  resultOf(accessCode: string): Promise<PaymentResult>;
  /** Undefined if the provider has no payment with this reference. */
  resultByReference(reference: string): Promise<PaymentResult | undefined>;
  /** The cents of a transaction that can still be refunded (MaxRefund). */
  refundable(transaction: string): Promise<Cents>;
  /** Transactions that the provider settled on the days of a period. */
  settled(from: Date, to: Date): Promise<readonly string[]>;
  /** Undefined if the transaction captured no money, as refunds and declines. */
  captured(transaction: string): Promise<FoundCapture | undefined>;
  /** Undefined if the transaction refunded no money, as captures, declines and refused refunds. */
  refunded(transaction: string): Promise<FoundRefund | undefined>;
  /** Finds a refund by its own invoice reference. Undefined if the provider has none, or none yet. */
  refundByReference(reference: string): Promise<FoundRefund | 'several' | undefined>;
  /** Never retried automatically. Throws {@link NotSent} if the provider cannot have received it. */
  refund(request: RefundRequest): Promise<RefundAnswer>;
}

/** No usable answer: time-out, broken connection, HTTP error, incomplete JSON, or an open circuit. */
export class ProviderTrouble extends Error {
  override readonly name: string = 'ProviderTrouble';
}

/** The request never left this process, so the provider did nothing. */
export class NotSent extends ProviderTrouble {
  override readonly name = 'NotSent';
}

/** Writes throw "unavailable" while another transaction holds the record. `false` means a lost race. */
export interface Attempts {
  get(id: string): Promise<Attempt | undefined>;
  /** Newest first. */
  ofOrder(orderId: string): Promise<Attempt[]>;
  /** The order's newest attempt with both of these names. An empty name is not used for the search. */
  named(orderId: string, names: { accessCode: string; transactionNo: string }): Promise<Attempt | undefined>;
  /** False if the order has a live attempt, or an attempt with this number. */
  insert(attempt: Attempt): Promise<boolean>;
  /** Replaces the attempt if it is still as in `before`. */
  save(before: Attempt, after: Attempt): Promise<boolean>;
  /** Schedules the next check. This is no transition, so the version stays. */
  schedule(attempt: Attempt, nextCheckAt: Date, checks: number): Promise<void>;
  /** Schedules the next check at `at` or earlier, and the following checks at short intervals. */
  hurry(attempt: Attempt, at: Date): Promise<void>;
  /** The ids of due attempts, the longest due first. */
  due(now: Date, limit: number): Promise<string[]>;
  /** Claims a due attempt until `until`. After that, another process may claim it. */
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
  /** The transactions that the ledger has, or that a person accepted as captures without an order of ours. */
  recorded(transactions: readonly string[]): Promise<ReadonlySet<string>>;
  /** Books a found capture for a refund: ledger, refund and its job. A repeat changes nothing. */
  returnFound(paid: Paid, refund: Refund): Promise<void>;
  /** Keeps the only capture of the order: attempt, ledger, account and payment-captured. */
  bookCapture(before: Attempt, after: Attempt, account: Account): Promise<boolean>;
  /** Books a surplus capture for a refund: attempt, ledger, refund and its job. */
  returnCapture(before: Attempt, after: Attempt, refund: Refund): Promise<boolean>;
  refund(reference: string): Promise<Refund | undefined>;
  refundsOf(captureTransaction: string): Promise<readonly Refund[]>;
  /** Subtracts the cents from the account's refundable amount, and adds the refund and its job. */
  bookRefund(account: Account, refund: Refund): Promise<boolean>;
  /** Also false while another refund of the same capture is at the provider. */
  saveRefund(before: Refund, after: Refund): Promise<boolean>;
  /** Saves a refund that needs a person, and publishes refund-failed. */
  failRefund(before: Refund, after: Refund, at: Date): Promise<boolean>;
  /** Makes a refund's job due now, unless a worker has claimed it. */
  hurryRefund(refund: Refund): Promise<void>;
  /**
   * Saves the settled refund and its ledger entry, and publishes payment-refunded. A capture without an order has no
   * account.
   */
  settleRefund(before: Refund, after: Refund, account: Account | undefined, at: Date): Promise<boolean>;
  openWork(): Promise<OpenWork>;
  /** Attempts that wait for a person, the oldest first. */
  attemptsInReview(most: number): Promise<readonly Attempt[]>;
  capturesInReview(most: number): Promise<readonly ForeignCapture[]>;
  refundsInReview(most: number): Promise<readonly Refund[]>;
  /** All three kinds, at most a thousand of each. */
  inReview(): Promise<{
    readonly attempts: readonly Attempt[];
    readonly captures: readonly ForeignCapture[];
    readonly refunds: readonly Refund[];
  }>;
}

/** Captures without an order of ours. */
export interface ForeignCaptures {
  get(id: string): Promise<ForeignCapture | undefined>;
  /** A repeat changes nothing. */
  add(capture: ForeignCapture): Promise<void>;
  /** False if the capture is already decided. */
  close(id: string, decided: string): Promise<boolean>;
  /** Closes the capture and books its refund, in one transaction. False if it is already decided. */
  giveBack(id: string, decided: string, paid: Paid, refund: Refund): Promise<boolean>;
}

/** Writes of the comparison with the provider. Each write is one transaction; `false` means a lost race. */
export interface FoundRefunds {
  /** Refunds that are not settled. */
  open(): Promise<readonly Refund[]>;
  /** Settled refunds whose ledger entry lies in the period. */
  settledBetween(from: Date, to: Date): Promise<readonly Refund[]>;
  /** Found refunds that wait for a person, of all orders. */
  unexplained(): Promise<readonly Refund[]>;
  /** Found refunds of an order that are not assigned to a refund of ours. */
  ofOrder(orderId: string): Promise<readonly Refund[]>;
  /** Adds a found refund and its ledger entry, and recounts the account. */
  add(refund: Refund): Promise<boolean>;
  /** Saves the provider's transaction of a settled refund, or that it has none. */
  rename(before: Refund, after: Refund): Promise<boolean>;
  /**
   * Assigns the money of `found` to `refund`. Writes both, the account and payment-refunded. Without `before` the
   * refund is new.
   */
  assign(found: Refund, refund: Refund, before: Refund | undefined, at: Date): Promise<boolean>;
  /** No money went back: saves the refund and its job, and removes its ledger entry. */
  reopen(before: Refund, after: Refund, at: Date): Promise<boolean>;
}

/** Counts of open work, by state. */
export interface OpenWork {
  readonly attempts: Readonly<Record<string, number>>;
  /** Attempts in review, and captures without an order of ours in review. */
  readonly paymentsInReview: number;
  readonly refunds: Readonly<Record<string, number>>;
  readonly refundsInReview: number;
}
