import type { Cents } from '@southline/kernel/money';
import type { Account } from './account.ts';
import type { Attempt } from './attempt.ts';

/**
 * Of refunds that are still to be made. PENDING: booked; with `sentAt`, its answer was lost. UNKNOWN: a worker asks the provider, one
 * refund of a capture at a time. FAILED: the provider refused, and nothing went back.
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
  /** When it was last sent, written before it was. Absent once it is certain that the provider did not make it. */
  readonly sentAt?: Date;
  /** Cents that had gone back without a refund of ours when it was sent. */
  readonly missing?: Cents;
  /** Cents that the provider gave back for it beyond its own. */
  readonly overpaid?: Cents;
  /** Cents that had gone back from its payment without an explanation when it was held back. */
  readonly unexplained?: Cents;
  /** Who says, and why, that those cents were not this refund. They hold it back no longer; more cents do. */
  readonly notDone?: string;
  /** The provider's transaction of the refund, where its answer arrived. */
  readonly refundTransaction?: string;
  /**
   * Reason why a person has to look at it, such as the provider's codes. On a settled refund it stays until a person has decided.
   */
  readonly review?: string;
  /** A person has to decide before it is sent (again). */
  readonly heldBack?: boolean;
  /** Who settled it otherwise, and why. */
  readonly decided?: string;
  /** Made at the provider and not by us: the reference that it has there, empty where it has none. */
  readonly foundAs?: string;
  /** Of a found one: the refund of ours that it made. */
  readonly standsFor?: string;
  readonly createdAt: Date;
  readonly version: number;
}

/** Of an order's kept capture. */
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

/** The attempt facts that a capture is booked with. */
export type Paid = Pick<Attempt, 'orderId' | 'orderNo' | 'attemptNo' | 'amountCents'>;

const surplusReference = (transaction: string): string => `double:${transaction}`;

export const isSurplus = ({ reference, captureTransaction }: Refund): boolean =>
  reference === surplusReference(captureTransaction);

/** Of a capture that is not kept. */
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

/** The only refund of its capture that a worker asks the provider for. */
export const atProvider = (refund: Refund): Refund => next(refund, { state: 'UNKNOWN' });

export const sent = ({ heldBack, review, ...refund }: Refund, missing: Cents, sentAt: Date): Refund =>
  next(refund, { missing, sentAt, ...(review !== undefined && !heldBack && { review }) });

/** Its worker has stopped asking; whether the provider made it shows later. */
export const putDown = ({ sentAt, ...refund }: Refund, neverSent = false): Refund =>
  next(refund, { state: 'PENDING', ...(sentAt && !neverSent && { sentAt }) });

export const heldBack = ({ notDone: _, ...refund }: Refund, review: string, cents: Cents): Refund =>
  next(refund, { state: 'PENDING', heldBack: true, review, unexplained: cents });

/** Unexplained cents that do not hold it back, because a person has decided about them. */
export const cleared = ({ notDone, unexplained = 0 }: Refund): Cents => (notDone === undefined ? 0 : unexplained);

/** The provider refused, and what it holds shows that nothing went back. */
export const failed = ({ sentAt: _, ...refund }: Refund, codes: string): Refund =>
  next(refund, { state: 'FAILED', review: codes });

export const settled = (
  { review: _, heldBack: __, ...refund }: Refund,
  refundTransaction: string | undefined,
): Refund => next(refund, { state: 'SETTLED', ...(refundTransaction !== undefined && { refundTransaction }) });

/** A person says that the provider did not make it. The same again changes nothing. */
export const declaredNotDone = ({ review: _, heldBack, ...refund }: Refund, why: string): Refund | undefined =>
  heldBack ? next(refund, { notDone: why }) : undefined;

/** Paid back in another way, or a doubled one that is cleared up. */
export const accepted = ({ review: _, heldBack: __, ...refund }: Refund, why: string): Refund =>
  next(refund, { state: 'SETTLED', decided: why });

/** Certain: the provider made it. A person may have settled it by another way. */
const wasMade = ({ state, decided, refundTransaction }: Refund): boolean =>
  state === 'SETTLED' && (decided === undefined || refundTransaction !== undefined);

/** Cents that may have gone back for a refund, beside those that certainly did. */
const perhaps = (refund: Refund): readonly Cents[] => [
  ...(!wasMade(refund) && (refund.sentAt || refund.decided) ? [refund.cents] : []),
  ...(refund.overpaid ? [refund.overpaid] : []),
];

/**
 * Cents that went back from a capture and that its refunds do not explain. A found refund that stands for another counts only
 * there.
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
