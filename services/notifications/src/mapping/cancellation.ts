import { OrderCancelCause, type OrderCancelled, type OrderPlaced } from '@southline/contracts/events';
import { placedOrder, withoutCancelled } from '@southline/contracts/order-facts';
import { regionOf } from '@southline/kernel/region';
import type { CancelCause, Cancellation, UnitsCancelled } from '../domain/cancellation.ts';
import { goods, units } from './return-news.ts';

const causes: Readonly<Partial<Record<OrderCancelCause, CancelCause>>> = {
  [OrderCancelCause.ORDER_CANCEL_CAUSE_SOLD_OUT]: 'SoldOut',
  [OrderCancelCause.ORDER_CANCEL_CAUSE_BOUGHT_ALREADY]: 'BoughtAlready',
  [OrderCancelCause.ORDER_CANCEL_CAUSE_VOUCHER_USED_UP]: 'VoucherUsedUp',
  [OrderCancelCause.ORDER_CANCEL_CAUSE_AMOUNT_DIFFERS]: 'AmountDiffers',
  [OrderCancelCause.ORDER_CANCEL_CAUSE_OFFER_ENDED]: 'OfferEnded',
};

const cancellers: Readonly<Partial<Record<OrderCancelCause, UnitsCancelled['by']>>> = {
  [OrderCancelCause.ORDER_CANCEL_CAUSE_STAFF]: 'staff',
  [OrderCancelCause.ORDER_CANCEL_CAUSE_OFFER_ENDED]: 'offer-end',
  [OrderCancelCause.ORDER_CANCEL_CAUSE_DELIVERY_UNDONE]: 'delivery',
};

export const cancellation = (event: OrderCancelled): Cancellation => ({
  orderNo: event.orderNo,
  region: regionOf(event.region),
  language: event.language,
  firstName: event.delivery?.firstName ?? '',
  refunded: event.refunded?.cents ?? 0,
  cause: causes[event.cause],
  reason: event.reason,
});

/** The facts about the cancellation in the event. `before`: the order's earlier cancellations. */
export const unitsCancelled = (
  placed: OrderPlaced,
  event: OrderCancelled,
  before: readonly OrderCancelled[],
): UnitsCancelled => {
  const { cancellation, cause, refunded } = event;
  const by = cancellers[cause] ?? 'buyer';
  const gone = [...before, event].flatMap((each) => each.cancellation?.lines ?? []);
  return {
    order: placedOrder(placed),
    goods: (cancellation?.lines ?? []).map(goods),
    left: cancellation?.wholeOrder || by === 'delivery' ? [] : withoutCancelled(placed.lines, gone).map(units),
    by,
    reason: cancellation?.reason ?? '',
    refund: refunded?.cents ?? 0,
    deliveryRefund: cancellation?.deliveryRefund?.cents ?? 0,
    kept: cancellation?.kept?.cents ?? 0,
    paidByCard: cancellation?.paidByCard ?? false,
  };
};
