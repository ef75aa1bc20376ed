import type { Paid, Refund } from '../domain/refund.ts';
import type { LedgerDocument } from './collections.ts';

const captureOf = ({ orderId, attemptNo, amountCents }: Paid, providerTransaction: string, at: Date) => ({
  orderId,
  attemptNo,
  cents: amountCents,
  providerTransaction,
  at,
});

export const captureEntry = (attempt: Paid, transaction: string, at: Date): LedgerDocument => ({
  _id: `capture:${attempt.orderId}`,
  kind: 'capture',
  ...captureOf(attempt, transaction, at),
});

export const surplusEntry = (attempt: Paid, transaction: string, at: Date): LedgerDocument => ({
  _id: `surplus:${transaction}`,
  kind: 'surplus',
  ...captureOf(attempt, transaction, at),
});

export const refundEntry = (
  { reference, orderId, cents, captureTransaction, refundTransaction }: Refund,
  at: Date,
): LedgerDocument => ({
  _id: `refund:${reference}`,
  kind: 'refund',
  orderId,
  cents,
  captureTransaction,
  reference,
  at,
  ...(refundTransaction !== undefined && { providerTransaction: refundTransaction }),
});
