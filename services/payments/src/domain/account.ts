import type { Cents } from '@southline/kernel/money';
import type { Attempt } from './attempt.ts';

/** An order's kept capture, and how much of it can still be refunded. It exists once there is a capture. */
export interface Account {
  readonly orderId: string;
  readonly orderNo: string;
  readonly capturedCents: Cents;
  /** The captured amount less all booked refunds, settled or not. Never below zero. */
  readonly refundableCents: Cents;
  readonly attemptNo: number;
  readonly providerTransaction: string;
  /** The last digits of the card that paid, if the provider gives them. */
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
