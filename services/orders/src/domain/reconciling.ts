import type { Cents } from '@southline/kernel/money';
import type { Order } from './order.ts';
import type { PastFact } from './past-fact.ts';
import type { PlacedOrder } from './rebuild.ts';

/** A capture that the provider has and our ledger has not. */
export interface FoundCapture {
  readonly transaction: string;
  /** Empty if the capture has no reference of ours. */
  readonly orderId: string;
  readonly orderNo: string;
  /** What is not refunded yet. */
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
  /** Refunds that only the provider had and that no refund of ours explains, whenever they were found. */
  unexplainedRefunds(): Promise<readonly UnexplainedRefund[]>;
}

export interface UnexplainedRefund {
  readonly orderId: string;
  readonly transaction: string;
}

/** An order-placed event as stored on its topic. */
export interface PlacedEvent {
  readonly placed: PlacedOrder;
  readonly version: number;
  /** The event is written to the outbox again unchanged. Consumers that have processed it skip it. */
  readonly event: { readonly id: string; readonly headers: Record<string, string>; readonly value: Buffer };
}

/** Another event about an order. It is published again unchanged too, if the order lacked its fact. */
export interface PastEvent {
  readonly orderId: string;
  readonly fact: PastFact;
  readonly event: {
    readonly id: string;
    readonly topic: string;
    readonly key: string;
    readonly version: number;
    readonly headers: Record<string, string>;
    readonly value: Buffer;
    readonly occurredAt: Date;
  };
}

/** Events that were published before a restore and are still in Kafka. */
export interface PastEvents {
  placed(since: Date): Promise<readonly PlacedEvent[]>;
  /** All other events that state something about an order. */
  about(since: Date): Promise<readonly PastEvent[]>;
  /** The earliest time of the period since which Kafka surely has all of these events. */
  keptFrom(since: Date, until: Date): Promise<Date>;
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
  /** Applies the facts that orders lack. Returns the ids of orders that changed. */
  replay(events: readonly PastEvent[]): Promise<readonly string[]>;
  /** Books the refunds of the cancellations of these orders. Payments recognises those that the provider has made. */
  bookRefunds(orderIds: readonly string[]): Promise<void>;
  /** Puts orders into review about refunds that nothing explains. */
  holdBack(refunds: readonly UnexplainedRefund[]): Promise<void>;
  /** The numbers of orders with open findings. */
  inReview(): Promise<readonly string[]>;
  /** The numbers of orders that were placed before then and wait to be dispatched. */
  openBefore(time: Date): Promise<readonly string[]>;
  /** Notifies the buyer that there is no order and that the money is refunded, once per transaction. */
  tell(capture: FoundCapture, reason: string): Promise<void>;
}
