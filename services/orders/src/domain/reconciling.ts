import type { Cents } from '@southline/kernel/money';
import type { Order } from './order.ts';
import type { PlacedOrder } from './rebuild.ts';

/** A capture that the provider has and our ledger has not. */
export interface FoundCapture {
  readonly transaction: string;
  /** Empty if the capture has no reference of ours. */
  readonly orderId: string;
  readonly orderNo: string;
  readonly cents: Cents;
  readonly buyer: { readonly firstName: string; readonly lastName: string; readonly email: string };
}

export type FoundOutcome = 'kept' | 'returned' | 'review';

/** A refund about which the provider and the ledger did not agree. */
export interface RefundDifference {
  readonly reference: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly cents: Cents;
  /**
   * Settled: done at the provider, and open in the ledger until now. Imported and review: a person has to look at it.
   */
  readonly outcome: 'settled' | 'imported' | 'review';
  readonly problem: string;
}

export interface Reconciliation {
  /** Compares the provider's list of a period, and these transactions, with the ledger. */
  unrecorded(
    from: Date,
    to: Date,
    transactions: readonly string[],
  ): Promise<{ checked: number; found: FoundCapture[] }>;
  /** Records a capture. Without an order total it is refunded. Without a reference of ours it is put into review. */
  record(transaction: string, orderCents: Cents | undefined, reason: string): Promise<FoundOutcome>;
  /** Compares the refunds of a period, and these transactions, one by one. Runs after the captures were recorded. */
  refunds(
    from: Date,
    to: Date,
    transactions: readonly string[],
  ): Promise<{ checked: number; differences: readonly RefundDifference[] }>;
}

/** An order-placed event as stored on its topic. */
export interface PlacedEvent {
  readonly placed: PlacedOrder;
  readonly version: number;
  /** The event is written to the outbox again unchanged. Consumers that have processed it skip it. */
  readonly event: { readonly id: string; readonly headers: Record<string, string>; readonly value: Buffer };
}

/** Events that were published before a restore and are still in Kafka. */
export interface PastEvents {
  placed(since: Date): Promise<readonly PlacedEvent[]>;
  /** The provider's transactions of captures. */
  captured(since: Date): Promise<readonly string[]>;
  /** The provider's transactions of refunds. */
  refunded(since: Date): Promise<readonly string[]>;
}

export interface Rebuilding {
  find(orderId: string): Promise<Order | undefined>;
  /**
   * Moves the counter past the highest given number, with a margin for numbers that no event mentions. Returns whether
   * the counter was behind.
   */
  passNumbers(orderNos: readonly string[]): Promise<boolean>;
  /** The ids of orders that the store lacks, or has in a state from before they were placed. */
  lacking(orderIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** False if the placed order exists already, or can no longer be restored. */
  rebuild(event: PlacedEvent): Promise<boolean>;
  /** Notifies the buyer that there is no order and that the money is refunded, once per transaction. */
  tell(capture: FoundCapture, reason: string): Promise<void>;
}
