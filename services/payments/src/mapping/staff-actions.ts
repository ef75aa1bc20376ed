import { formatMoney } from '@southline/kernel/money';
import type { StaffAction } from '@southline/platform/journal';
import type { Attempt } from '../domain/attempt.ts';
import type { Refund } from '../domain/refund.ts';

/** The journal entry of an administrator who decides about an attempt. */
export const attemptAction = (before: Attempt, { id, orderId, state, amountCents, surplus }: Attempt): StaffAction => ({
  action: 'payment-decided',
  record: id,
  orderId,
  before: { state: before.state, review: before.review },
  after: { state, amount: formatMoney(amountCents), surplus: surplus ? 'yes' : undefined },
});

export const refundAction = (before: Refund, { reference, orderId, state, cents }: Refund): StaffAction => ({
  action: 'refund-decided',
  record: reference,
  orderId,
  before: { state: before.state, review: before.review },
  after: { state, amount: formatMoney(cents) },
});

/** The journal entry of a decision about a capture without an order of ours. */
export const captureAction = (id: string): StaffAction => ({ action: 'capture-decided', record: id });
