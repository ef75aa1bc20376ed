import type { Cents } from '@southline/kernel/money';
import type { Account } from './account.ts';
import type { Attempt } from './attempt.ts';

/** Of refunds that are still to be made. PENDING: booked. UNKNOWN: the provider was asked and its answer is not known. FAILED: it refused, and nothing went back. */
export const unsettled = ['PENDING', 'UNKNOWN', 'FAILED'] as const;
/** SETTLED: the money went back. */
export const refundStates = [...unsettled, 'SETTLED'] as const;
export type RefundState = (typeof refundStates)[number];

export interface Refund {
  /**
   * Natural key: `cancel:<orderId>`, a return number, `double:<transaction>` of a surplus capture, or `found:<transaction>` of
   * a refund that only the provider knew.
   */
  readonly reference: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly cents: Cents;
  readonly reason: string;
  /** The provider's transaction that the money goes back from. */
  readonly captureTransaction: string;
  readonly state: RefundState;
  /** What the provider would still refund before it was asked; tells afterwards whether it did. */
  readonly refundableBefore?: Cents;
  /** The provider's transaction of the refund, where its answer arrived. */
  readonly refundTransaction?: string;
  /** Why it did not settle and somebody has to look: the provider's codes, or what is unclear. Stays until it is settled; on a settled one until a person has decided. */
  readonly review?: string;
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

/** What a capture was of. */
export type Paid = Pick<Attempt, 'orderId' | 'orderNo' | 'attemptNo' | 'amountCents'>;

/** Of a capture that is not kept. */
export const surplusRefund = (
  { orderId, orderNo, amountCents }: Paid,
  transaction: string,
  createdAt: Date,
  reason = 'the order was paid twice',
): Refund => ({
  reference: `double:${transaction}`,
  orderId,
  orderNo,
  cents: amountCents,
  reason,
  captureTransaction: transaction,
  state: 'PENDING',
  createdAt,
  version: 1,
});

export const askedFor = (refund: Refund, refundableBefore: Cents): Refund => ({
  ...refund,
  state: 'UNKNOWN',
  refundableBefore,
  version: refund.version + 1,
});

/** The provider refused, and what it holds shows that nothing went back. */
export const failed = ({ refundableBefore: _, ...refund }: Refund, codes: string): Refund => ({
  ...refund,
  state: 'FAILED',
  review: codes,
  version: refund.version + 1,
});

export const settled = ({ review: _, ...refund }: Refund, refundTransaction: string | undefined): Refund => ({
  ...refund,
  state: 'SETTLED',
  ...(refundTransaction !== undefined && { refundTransaction }),
  version: refund.version + 1,
});

/** Whether the provider's MaxRefund shows that a refund with a lost answer was done. */
export const refundWasDone = ({ refundableBefore, cents }: Refund, refundableNow: Cents): boolean | 'unclear' => {
  if (refundableBefore === undefined || refundableNow === refundableBefore) return false;
  return refundableNow === refundableBefore - cents ? true : 'unclear';
};
