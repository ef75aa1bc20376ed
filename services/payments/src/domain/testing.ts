import type { Attempt } from './attempt.ts';
import { newAttempt } from './new-attempt.ts';
import type { PaymentResult } from './verdict.ts';

const now = new Date('2026-03-01T00:00:00Z');
export const later = new Date('2026-03-01T00:01:00Z');

export const anAttempt = (changes: Partial<Attempt> = {}): Attempt => ({
  ...newAttempt({
    orderId: 'order',
    orderNo: 'SL1000001',
    attemptNo: 1,
    amountCents: 12_345,
    transactionNo: 'ours',
    now,
    staleAt: later,
    lifetimeMs: 86_400_000,
  }),
  ...changes,
});

/** An approved result that matches `anAttempt()`. */
export const aResult = (changes: Partial<PaymentResult> = {}): PaymentResult => ({
  approved: true,
  codes: ['A2000'],
  transaction: '10000001',
  totalCents: 12_345,
  invoiceNumber: 'SL1000001',
  invoiceReference: 'order-1',
  cardLastFour: '1111',
  ...changes,
});
