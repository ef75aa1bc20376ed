import type { OrderCancelled, OrderPlaced } from '@southline/contracts/events';
import type { Line } from '@southline/contracts/orders';
import type { Cancellation, MailLine, MailOrder } from '../domain/order.ts';

const timeZones: Readonly<Record<string, string>> = { au: 'Australia/Melbourne', nz: 'Pacific/Auckland' };

const dayIn = (at: string, region: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: timeZones[region] ?? 'Australia/Melbourne',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date(at));

const regionOf = (region: string): string => (region === 'nz' ? 'nz' : 'au');

const joined = (...words: readonly (string | undefined)[]) => words.filter((word) => word?.trim()).join(' ');

const mailLine = (line: Line): MailLine => ({
  partNo: line.partNo,
  description: line.description,
  vehicle: line.vehicleLabel,
  quantity: line.quantity,
  pricing: line.isFree ? 'free' : line.priceOnApplication ? 'advised' : 'priced',
  price: line.price?.cents ?? 0,
  total: line.total?.cents ?? 0,
});

/** What mails say of a placed order. */
export const mailOrder = (event: OrderPlaced): MailOrder => {
  const { delivery, totals, warehouse } = event;
  const region = regionOf(event.region);
  return {
    orderId: event.orderId,
    orderNo: event.orderNo,
    placedOn: dayIn(event.placedAt, region),
    region,
    membershipNo: event.membershipNo,
    lines: event.lines.map(mailLine),
    subTotal: totals?.subTotal?.cents ?? 0,
    voucherSaving: totals?.voucherSaving?.cents ?? 0,
    deliveryFee: totals?.deliveryFee?.cents ?? 0,
    gst: totals?.gst?.cents ?? 0,
    totalToPay: totals?.totalToPay?.cents ?? 0,
    buyer: {
      firstName: delivery?.firstName ?? '',
      name: joined(delivery?.firstName, delivery?.lastName),
      addressLines: [delivery?.addressLine ?? '', joined(delivery?.locality, delivery?.state, delivery?.postcode)],
    },
    phone: delivery?.phone ?? '',
    warehouse: [warehouse?.name ?? '', ...(warehouse?.address ?? '').split(/,\s*/)],
    purchaseOrderNo: event.purchaseOrderNo,
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
