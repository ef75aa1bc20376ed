import type { Cents } from '@southline/kernel/money';
import type { PlacedOrder } from '@southline/kernel/order';
import type { Region } from '@southline/kernel/region';
import type { ReturnedGoods } from './return-news.ts';

/** Units of a placed order, or the whole order, that were cancelled before dispatch. */
export interface UnitsCancelled {
  readonly order: PlacedOrder;
  readonly goods: readonly ReturnedGoods[];
  /** Units that stay on order; empty when the whole order is cancelled. */
  readonly left: readonly Omit<ReturnedGoods, 'refund'>[];
  /**
   * `offer-end`: the price offer ended without an answer or a payment. `delivery`: no units, only the delivery fee is
   * refunded.
   */
  readonly by: 'buyer' | 'staff' | 'offer-end' | 'delivery';
  readonly reason: string;
  readonly refund: Cents;
  /** Part of `refund`. */
  readonly deliveryRefund: Cents;
  /** Kept back for dispatched free parts that lose their condition. */
  readonly kept: Cents;
  readonly paidByCard: boolean;
}

/** The key of a cancellation. An order that was never placed has one cancellation, whose key is the order's id. */
export const cancellationKey = (orderId: string, cancellationNo = 0): string =>
  cancellationNo > 0 ? `${orderId}/${cancellationNo}` : orderId;

/** Why an order that was paid for is not placed. */
export type CancelCause = 'SoldOut' | 'BoughtAlready' | 'VoucherUsedUp' | 'AmountDiffers' | 'OfferEnded';

export interface Cancellation {
  readonly orderNo: string;
  readonly region: Region;
  /** The language tag that the buyer chose. */
  readonly language: string;
  readonly firstName: string;
  readonly refunded: Cents;
  /** Undefined: only `reason` explains it, in English. */
  readonly cause: CancelCause | undefined;
  readonly reason: string;
}
