import type { Cents } from '@southline/kernel/money';
import type { Account } from './account.ts';
import type { Attempt } from './attempt.ts';

/**
 * States of refunds that are not made yet. PENDING: booked; with `sentAt`, its answer was lost. UNKNOWN: a worker is
 * asking the provider, for one refund per capture at a time. FAILED: the provider refused, and no money went back.
 */
export const unsettled = ['PENDING', 'UNKNOWN', 'FAILED'] as const;
/** SETTLED: the money went back. */
export const refundStates = [...unsettled, 'SETTLED'] as const;
export type RefundState = (typeof refundStates)[number];

export interface Refund {
  /**
   * Natural key: `cancel:<orderId>`, a return number, `double:<transaction>` of a surplus capture, or `found:<transaction>` of
   * a refund that only the provider knew. The provider stores it as the invoice reference of the refund: 64 characters at most.
   */
  readonly reference: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly cents: Cents;
  readonly reason: string;
  /** The capture that is refunded, by the provider's transaction. */
  readonly captureTransaction: string;
  readonly state: RefundState;
  /**
   * When the request was last sent. It is written before sending, and removed once it is certain that the provider did
   * not make the refund.
   */
  readonly sentAt?: Date;
  /** Cents that had gone back without a refund of ours when this one was sent. */
  readonly missing?: Cents;
  /** Cents that the provider gave back for this refund beyond its amount. */
  readonly overpaid?: Cents;
  /** Cents that had gone back from its payment without an explanation when it was held back. */
  readonly unexplained?: Cents;
  /**
   * Who stated, and why, that those cents were not this refund. They no longer hold it back, but further cents would.
   */
  readonly notDone?: string;
  /** The provider's transaction of the refund, if its answer arrived. */
  readonly refundTransaction?: string;
  /**
   * Why the refund waits for a person, such as the provider's codes. On a settled refund it stays until a person has
   * decided.
   */
  readonly review?: string;
  /** A person has to decide before the refund is sent (again). */
  readonly heldBack?: boolean;
  /** Who settled the refund without the provider's answer, and why. */
  readonly decided?: string;
  /** Only found refunds, which the provider made without us: the reference there, or empty. */
  readonly foundAs?: string;
  /** Only found refunds: the refund of ours whose money this is. */
  readonly standsFor?: string;
  readonly createdAt: Date;
  readonly version: number;
}

/** A refund of an order's kept capture. */
export const refundOf = (
  account: Account,
  what: Pick<Refund, 'reference' | 'reason' | 'cents'>,
  createdAt: Date,
): Refund => ({
  ...what,
  orderId: account.orderId,
  orderNo: account.orderNo,
  captureTransaction: account.providerTransaction,
  state: 'PENDING',
  createdAt,
  version: 1,
});

/** The fields of an attempt with which a capture is booked. */
export type Paid = Pick<Attempt, 'orderId' | 'orderNo' | 'attemptNo' | 'amountCents'>;

const surplusReference = (transaction: string): string => `double:${transaction}`;

export const isSurplus = ({ reference, captureTransaction }: Refund): boolean =>
  reference === surplusReference(captureTransaction);

/** The refund of a capture that is not kept. */
export const surplusRefund = (
  { orderId, orderNo, amountCents }: Paid,
  transaction: string,
  createdAt: Date,
  reason = 'the order was paid twice',
): Refund => ({
  reference: surplusReference(transaction),
  orderId,
  orderNo,
  cents: amountCents,
  reason,
  captureTransaction: transaction,
  state: 'PENDING',
  createdAt,
  version: 1,
});

const next = (refund: Refund, changes: Partial<Refund>): Refund => ({
  ...refund,
  ...changes,
  version: refund.version + 1,
});

/** UNKNOWN: a worker is asking the provider. Only one refund of a capture can be in this state. */
export const atProvider = (refund: Refund): Refund => next(refund, { state: 'UNKNOWN' });

export const sent = ({ heldBack, review, ...refund }: Refund, missing: Cents, sentAt: Date): Refund =>
  next(refund, { missing, sentAt, ...(review !== undefined && !heldBack && { review }) });

/** The worker has stopped asking. A later check finds out whether the provider made the refund. */
export const putDown = ({ sentAt, ...refund }: Refund, neverSent = false): Refund =>
  next(refund, { state: 'PENDING', ...(sentAt && !neverSent && { sentAt }) });

export const heldBack = ({ notDone: _, ...refund }: Refund, review: string, cents: Cents): Refund =>
  next(refund, { state: 'PENDING', heldBack: true, review, unexplained: cents });

/** Unexplained cents about which a person has decided, so that they do not hold the refund back. */
export const cleared = ({ notDone, unexplained = 0 }: Refund): Cents => (notDone === undefined ? 0 : unexplained);

/** The provider refused, and its refundable amount shows that no money went back. */
export const failed = ({ sentAt: _, ...refund }: Refund, codes: string): Refund =>
  next(refund, { state: 'FAILED', review: codes });

export const settled = (
  { review: _, heldBack: __, ...refund }: Refund,
  refundTransaction: string | undefined,
): Refund => next(refund, { state: 'SETTLED', ...(refundTransaction !== undefined && { refundTransaction }) });

/** A person states that the provider did not make the refund. A repeat changes nothing. */
export const declaredNotDone = ({ review: _, heldBack, ...refund }: Refund, why: string): Refund | undefined =>
  heldBack ? next(refund, { notDone: why }) : undefined;

/** A person accepts the refund: it was paid back by other means, or a duplicate is resolved. */
export const accepted = ({ review: _, heldBack: __, ...refund }: Refund, why: string): Refund =>
  next(refund, { state: 'SETTLED', decided: why });

/** Whether the provider certainly made the refund. A person may have settled it because it was paid by other means. */
const wasMade = ({ state, decided, refundTransaction }: Refund): boolean =>
  state === 'SETTLED' && (decided === undefined || refundTransaction !== undefined);

/** Cents that may have gone back for a refund, in addition to those that certainly did. */
const perhaps = (refund: Refund): readonly Cents[] => [
  ...(!wasMade(refund) && (refund.sentAt || refund.decided) ? [refund.cents] : []),
  ...(refund.overpaid ? [refund.overpaid] : []),
];

/**
 * Cents that went back from a capture and that its refunds do not explain. A found refund that is assigned to another
 * one counts only there.
 */
export const unexplained = (gone: Cents, refunds: readonly Refund[]): Cents => {
  const made = refunds
    .filter((refund) => wasMade(refund) && refund.standsFor === undefined)
    .reduce((sum, { cents }) => sum + cents, 0);
  const rest = gone - made;
  const sums = new Set([0]);
  for (const cents of refunds.flatMap(perhaps)) for (const sum of [...sums]) sums.add(sum + cents);
  return sums.has(rest) ? 0 : rest;
};
