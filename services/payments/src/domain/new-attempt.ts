import type { Cents } from '@southline/kernel/money';
import { type Attempt, attemptId } from './attempt.ts';

export interface NewAttempt {
  readonly orderId: string;
  readonly orderNo: string;
  readonly attemptNo: number;
  readonly amountCents: Cents;
  readonly transactionNo: string;
  readonly now: Date;
  /** When an attempt that is still Created counts as orphaned, because its process has ended. */
  readonly staleAt: Date;
  readonly lifetimeMs: number;
}

/** An attempt as written before its access code is requested from the provider. */
export const newAttempt = ({ now, staleAt, lifetimeMs, ...facts }: NewAttempt): Attempt => ({
  ...facts,
  id: attemptId(facts.orderId, facts.attemptNo),
  state: 'Created',
  checks: 0,
  nextCheckAt: staleAt,
  watchUntil: new Date(now.getTime() + lifetimeMs),
  createdAt: now,
  history: [{ at: now, from: null, to: 'Created', why: 'asked for by the buyer' }],
  version: 1,
});
