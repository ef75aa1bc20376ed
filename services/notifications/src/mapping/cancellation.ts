import type { OrderCancelled } from '@southline/contracts/events';
import { regionOf } from '@southline/kernel/region';
import type { Cancellation } from '../domain/cancellation.ts';

export const cancellation = (event: OrderCancelled): Cancellation => ({
  orderNo: event.orderNo,
  region: regionOf(event.region),
  firstName: event.delivery?.firstName ?? '',
  refunded: event.refunded?.cents ?? 0,
  reason: event.reason,
});
