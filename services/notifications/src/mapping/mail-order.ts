import type { OrderCancelled, OrderPlaced } from '@southline/contracts/events';
import type { Line } from '@southline/contracts/orders';
import { regionDate, regionOf } from '@southline/kernel/region';
import type { Cancellation, MailLine, MailOrder } from '../domain/order.ts';

const joined = (...words: readonly (string | undefined)[]) => words.filter((word) => word?.trim()).join(' ');

const mailLine = (line: Line): MailLine => ({
  partNo: line.partNo,
  description: line.description,
  vehicle: line.vehicleLabel,
  quantity: line.quantity,
  pricing: line.isFree ? 'free' : line.priceOnApplication ? 'advised' : 'priced',
  total: line.total?.cents ?? 0,
});

/** What mails say of a placed order. */
export const mailOrder = (event: OrderPlaced): MailOrder => {
  const { delivery, totals, warehouse } = event;
  const region = regionOf(event.region);
  return {
    orderId: event.orderId,
    orderNo: event.orderNo,
    placedOn: regionDate(new Date(event.placedAt), region),
    region,
    membershipNo: event.membershipNo,
    unproven: event.buyerUnproven,
    lines: event.lines.map(mailLine),
    subTotal: totals?.subTotal?.cents ?? 0,
    voucherSaving: totals?.voucherSaving?.cents ?? 0,
    deliveryFee: totals?.deliveryFee?.cents ?? 0,
    gst: totals?.gst?.cents ?? 0,
    totalToPay: totals?.totalToPay?.cents ?? 0,
    buyer: {
      firstName: delivery?.firstName ?? '',
      name: joined(delivery?.firstName, delivery?.lastName),
      email: delivery?.email ?? '',
      addressLines: [delivery?.addressLine ?? '', joined(delivery?.locality, delivery?.state, delivery?.postcode)],
    },
    phone: delivery?.phone ?? '',
    warehouse: [warehouse?.name ?? '', ...(warehouse?.address ?? '').split(/,\s*/)],
    purchaseOrderNo: event.purchaseOrderNo,
    payment: event.paymentTransaction
      ? { transaction: event.paymentTransaction, cardLastFour: event.cardLastFour }
      : undefined,
    notes: event.notes,
  };
};

export const cancellation = (event: OrderCancelled): Cancellation => ({
  orderNo: event.orderNo,
  region: regionOf(event.region),
  firstName: event.delivery?.firstName ?? '',
  refunded: event.refunded?.cents ?? 0,
  reason: event.reason,
});
