import type { Cents } from '@southline/kernel/money';

/** PENDING: booked. UNKNOWN: the provider was asked and its answer is not known. SETTLED: the money went back. */
export type RefundState = 'PENDING' | 'UNKNOWN' | 'SETTLED';

export interface Refund {
  /** Natural key: `cancel:<orderId>`, a return number, or `double:<transaction>` of a surplus capture. */
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
  readonly review?: string;
  readonly createdAt: Date;
  readonly version: number;
}

export const surplusReference = (transaction: string): string => `double:${transaction}`;

/** Whether the provider's MaxRefund shows that a refund with a lost answer was done. */
export const refundWasDone = ({ refundableBefore, cents }: Refund, refundableNow: Cents): boolean | 'unclear' => {
  if (refundableBefore === undefined || refundableNow === refundableBefore) return false;
  return refundableNow === refundableBefore - cents ? true : 'unclear';
};
