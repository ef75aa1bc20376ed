import type { Cents } from '@southline/kernel/money';
import type { Attempt } from './attempt.ts';
import { newAttempt } from './new-attempt.ts';

/** A capture as the provider reports it. */
export interface FoundCapture {
  readonly transaction: string;
  /** `<orderId>-<attemptNo>` if it is a reference of ours. */
  readonly reference: string;
  readonly orderNo: string;
  readonly cents: Cents;
  /** Cents that are not refunded yet. */
  readonly refundableCents: Cents;
  readonly buyer: { readonly firstName: string; readonly lastName: string; readonly email: string };
}

/**
 * Reads a reference of ours; undefined for any other. An order id is 22 URL-safe characters, which may be dashes. A
 * payment that staff take in the provider's portal may have a reference such as `PHONE-12`.
 */
export const namedBy = (reference: string): { orderId: string; attemptNo: number } | undefined => {
  const [, orderId, attemptNo] = /^([\w-]{22})-(\d{1,6})$/.exec(reference) ?? [];
  return orderId && attemptNo ? { orderId, attemptNo: Number(attemptNo) } : undefined;
};

/** A capture at the provider without an order of ours, such as a payment that staff took in its portal. */
export interface ForeignCapture {
  /** `foreign:<transaction>`. The ledger uses it as the order id of the capture when it is refunded. */
  readonly id: string;
  readonly transaction: string;
  /** The invoice reference and number of the capture at the provider. */
  readonly reference: string;
  readonly orderNo: string;
  readonly cents: Cents;
  readonly foundAt: Date;
  /** Who decided about the capture, and why. Without it the capture is in review. */
  readonly decided?: string;
}

export const foreignCapture = (
  { transaction, reference, orderNo, cents }: FoundCapture,
  foundAt: Date,
): ForeignCapture => ({ id: `foreign:${transaction}`, transaction, reference, orderNo, cents, foundAt });

/**
 * An attempt that a restored copy lacks. It is stored as one whose access code only the buyer has, so the provider is
 * asked by its reference.
 */
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
