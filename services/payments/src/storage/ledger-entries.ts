import type { Attempt } from '../domain/attempt.ts';
import type { Refund } from '../domain/refund.ts';
import type { LedgerDocument } from './collections.ts';

const captureOf = ({ orderId, attemptNo, amountCents }: Attempt, providerTransaction: string, at: Date) => ({
  orderId,
  attemptNo,
  cents: amountCents,
  providerTransaction,
  at,
});

export const captureEntry = (attempt: Attempt, transaction: string, at: Date): LedgerDocument => ({
  _id: `capture:${attempt.orderId}`,
  kind: 'capture',
  ...captureOf(attempt, transaction, at),
});

export const surplusEntry = (attempt: Attempt, transaction: string, at: Date): LedgerDocument => ({
  _id: `surplus:${transaction}`,
  kind: 'surplus',
  ...captureOf(attempt, transaction, at),
});

export const refundEntry = ({ reference, orderId, cents, refundTransaction }: Refund, at: Date): LedgerDocument => ({
  _id: `refund:${reference}`,
  kind: 'refund',
  orderId,
  cents,
  reference,
  at,
  ...(refundTransaction !== undefined && { providerTransaction: refundTransaction }),
});
