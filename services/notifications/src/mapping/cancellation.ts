import { OrderCancelCause, type OrderCancelled } from '@southline/contracts/events';
import { regionOf } from '@southline/kernel/region';
import type { CancelCause, Cancellation } from '../domain/cancellation.ts';

const causes: Readonly<Partial<Record<OrderCancelCause, CancelCause>>> = {
  [OrderCancelCause.ORDER_CANCEL_CAUSE_SOLD_OUT]: 'SoldOut',
  [OrderCancelCause.ORDER_CANCEL_CAUSE_BOUGHT_ALREADY]: 'BoughtAlready',
  [OrderCancelCause.ORDER_CANCEL_CAUSE_VOUCHER_USED_UP]: 'VoucherUsedUp',
  [OrderCancelCause.ORDER_CANCEL_CAUSE_AMOUNT_DIFFERS]: 'AmountDiffers',
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
