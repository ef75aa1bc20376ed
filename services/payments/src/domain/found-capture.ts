import type { Cents } from '@southline/kernel/money';
import type { Attempt } from './attempt.ts';
import { newAttempt } from './new-attempt.ts';

/** A capture as the provider tells of it, without what we know. */
export interface FoundCapture {
  readonly transaction: string;
  /** `<orderId>-<attemptNo>` when it is ours. */
  readonly reference: string;
  readonly orderNo: string;
  readonly cents: Cents;
  /** What has not gone back yet. */
  readonly refundableCents: Cents;
  readonly buyer: { readonly firstName: string; readonly lastName: string; readonly email: string };
}

/** Order ids hold dashes themselves; the attempt number is what follows the last one. Undefined: no reference of ours. */
export const namedBy = (reference: string): { orderId: string; attemptNo: number } | undefined => {
  const [, orderId, attemptNo] = /^([\w-]{1,50})-(\d{1,6})$/.exec(reference) ?? [];
  return orderId && attemptNo ? { orderId, attemptNo: Number(attemptNo) } : undefined;
};

/** The attempt that a restored copy has forgotten, as one whose code the buyer holds: it is asked about by its reference. */
export const forgottenAttempt = (
  { orderNo, reference }: FoundCapture,
  { orderId, attemptNo }: { orderId: string; attemptNo: number },
  amountCents: Cents,
  facts: { readonly transactionNo: string; readonly now: Date; readonly lifetimeMs: number },
): Attempt => ({
  ...newAttempt({ orderId, orderNo, attemptNo, amountCents, staleAt: facts.now, ...facts }),
  id: reference,
  state: 'Closed',
  restored: true,
  history: [{ at: facts.now, from: null, to: 'Closed', why: 'found at the provider' }],
});
