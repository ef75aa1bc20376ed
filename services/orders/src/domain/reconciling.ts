import type { Cents } from '@southline/kernel/money';
import type { Order } from './order.ts';
import type { PlacedOrder } from './rebuild.ts';

/** A capture that the provider has and our ledger has not. */
export interface FoundCapture {
  readonly transaction: string;
  /** Empty when it is no payment of ours. */
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
  /** Settled: done at the provider, open here until now. Imported and review: a person looks at it. */
  readonly outcome: 'settled' | 'imported' | 'review';
  readonly problem: string;
}

export interface Reconciliation {
  /** The provider's list of a period, and these transactions, against the ledger. */
  unrecorded(
    from: Date,
    to: Date,
    transactions: readonly string[],
  ): Promise<{ checked: number; found: FoundCapture[] }>;
  /** Without an order total the capture is refunded. One without a reference of ours is put into review. */
  record(transaction: string, orderCents: Cents | undefined, reason: string): Promise<FoundOutcome>;
  /** The refunds of a period, and these transactions, one by one; after the captures were recorded. */
  refunds(
    from: Date,
    to: Date,
    transactions: readonly string[],
  ): Promise<{ checked: number; differences: readonly RefundDifference[] }>;
}

/** An order-placed event as it lies on its topic. */
export interface PlacedEvent {
  readonly placed: PlacedOrder;
  readonly version: number;
  /** Written to the outbox again unchanged. Consumers that have processed it skip it. */
  readonly event: { readonly id: string; readonly headers: Record<string, string>; readonly value: Buffer };
}

/** Events from before a restore. Kafka still has them. */
export interface PastEvents {
  placed(since: Date): Promise<readonly PlacedEvent[]>;
  /** The provider's transactions of captures. */
  captured(since: Date): Promise<readonly string[]>;
  /** The provider's transactions of refunds. */
  refunded(since: Date): Promise<readonly string[]>;
}

export interface Rebuilding {
  find(orderId: string): Promise<Order | undefined>;
  /** Highest number given counts; later ones leave room for those that nothing tells of. Returns whether it was behind. */
  passNumbers(orderNos: readonly string[]): Promise<boolean>;
  /** Those of the orders that the store lacks, or has as they were before they were placed. */
  lacking(orderIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** False when the order is there already, or cannot be what it was any more. */
  rebuild(event: PlacedEvent): Promise<boolean>;
  /** Notifies a buyer, once per transaction, that there is no order and the money is refunded. */
  tell(capture: FoundCapture, reason: string): Promise<void>;
}
