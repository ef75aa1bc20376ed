import type { Cents } from '@southline/kernel/money';
import type { Attempt } from './attempt.ts';

/** An order's kept capture and what it still holds; exists once there is one. */
export interface Account {
  readonly orderId: string;
  readonly orderNo: string;
  readonly capturedCents: Cents;
  /** Captured less all refunds booked, settled or not. Never below zero. */
  readonly refundableCents: Cents;
  readonly attemptNo: number;
  readonly providerTransaction: string;
  /** Of the card that paid, where the provider tells them. */
  readonly cardLastFour?: string;
  readonly capturedAt: Date;
  readonly version: number;
}

export const openAccount = (attempt: Attempt, providerTransaction: string, capturedAt: Date): Account => ({
  orderId: attempt.orderId,
  orderNo: attempt.orderNo,
  capturedCents: attempt.amountCents,
  refundableCents: attempt.amountCents,
  attemptNo: attempt.attemptNo,
  providerTransaction,
  ...(attempt.cardLastFour && { cardLastFour: attempt.cardLastFour }),
  capturedAt,
  version: 1,
});
