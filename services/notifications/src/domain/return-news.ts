import type { Cents } from '@southline/kernel/money';
import type { PartFacts } from '@southline/kernel/part-facts';
import type { Region } from '@southline/kernel/region';

export interface ReturnedGoods extends Pick<PartFacts, 'partNo' | 'description' | 'drawing'> {
  readonly quantity: number;
  readonly refund: Cents;
}

interface About {
  readonly returnNo: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly region: Region;
  /** Empty for a guest, whose address may not be verified. */
  readonly firstName: string;
  readonly ofGuest: boolean;
  readonly language: string;
}

export interface ReturnRequest extends About {
  readonly goods: readonly ReturnedGoods[];
  /** As of `ReturnEnd`, if all goods come back. */
  readonly kept: Cents;
}

export interface ReturnAnswer extends About {
  readonly itemId: string;
  readonly item: ReturnedGoods;
  readonly answer: 'approved' | 'declined' | 'more-info';
  /** The message of staff. */
  readonly message: string;
  /** YYYY-MM-DD, or empty. */
  readonly attendOn: string;
  /** Absent if no exchange was asked for, or if it has ended. */
  readonly exchange?: AnsweredExchange | undefined;
}

/** The part that the buyer wants instead, after staff approved the return. */
export interface AnsweredExchange {
  readonly partNo: string;
  readonly quantity: number;
  /** Absent if no stock could be held. */
  readonly held?: { readonly orderNo: string; readonly total: Cents; readonly until: Date } | undefined;
}

export interface ReturnEnd extends About {
  readonly completed: boolean;
  readonly goods: readonly ReturnedGoods[];
  readonly refund: Cents;
  /** The delivery fee as a part of the refund. */
  readonly deliveryRefund: Cents;
  /** Kept back for free parts without their condition. Negative: given back, because they came back. */
  readonly kept: Cents;
  readonly paidByCard: boolean;
  readonly dealerNote: string;
}
