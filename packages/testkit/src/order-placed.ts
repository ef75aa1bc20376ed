import {
  DeliveryChanged,
  deliveryChanged,
  OrderDispatched,
  OrderPlaced,
  orderDispatched,
  orderPlaced,
} from '@southline/contracts/events';
import { toMoney } from '@southline/contracts/money';
import { unique } from './unique.ts';

const line = (lineId: string, description: string, family: string, quantity: number, price: number) => ({
  part: {
    partNo: `SL-${lineId}`,
    cleansedPartNo: `SL${lineId}`,
    gmPartNo: `GM-${lineId}`,
    description,
    drawing: { family, attributes: {} },
    drawingHash: '',
  },
  lineId,
  quantity,
  minQuantity: 1,
  price: toMoney(price),
  total: toMoney(price * quantity),
});

/** A placed order of two lines, delivered at a flat fee; its ids are unique. */
export const anOrderPlaced = (change: Partial<OrderPlaced> = {}): OrderPlaced => {
  const orderId = unique('order');
  return OrderPlaced.fromPartial({
    orderId,
    orderNo: `SL1${Number.parseInt(orderId.slice(-6), 16).toString().padStart(8, '0')}`,
    placedAt: '2026-03-31T14:30:00.000Z',
    owner: `guest:${orderId}`,
    lines: [
      line('1001', 'Battery, 12 V 60 Ah', 'batteries', 1, 18_900),
      line('2002', 'Oil filter, spin-on', 'filters', 4, 1_450),
    ],
    totals: {
      subTotal: toMoney(24_700),
      voucherSaving: toMoney(0),
      deliveryFee: toMoney(1_295),
      gst: toMoney(2_363),
      totalToPay: toMoney(25_995),
    },
    delivery: {
      firstName: 'Test',
      lastName: 'Buyer',
      addressLine: '1 Example Street',
      locality: 'Ballarat',
      state: 'VIC',
      postcode: '3350',
      phone: '0400 000 000',
      email: `${orderId}@example.com`,
    },
    warehouse: { name: 'Melbourne warehouse', address: '1 Depot Road, Laverton North VIC 3026' },
    region: 'au',
    language: 'en',
    paymentTransaction: '1012345',
    cardLastFour: '1111',
    ...change,
  });
};

/** The message of an event as its relay would send it; the same `eventId` again is a second delivery. */
export const orderPlacedMessage = (event: OrderPlaced, eventId = unique('event')) => ({
  topic: orderPlaced.topic,
  key: event.orderId,
  value: Buffer.from(OrderPlaced.encode(event).finish()),
  headers: { 'event-id': eventId, 'occurred-at': event.placedAt, 'aggregate-version': '1' },
});

/** The message of an order's parcel with units of its line `lineId`. */
export const orderDispatchedMessage = (
  { orderId, orderNo, owner, delivery, region }: OrderPlaced,
  parcel: { readonly parcelNo: number; readonly lineId: string; readonly quantity: number },
  over: Partial<OrderDispatched> = {},
) => {
  const { parcelNo, ...line } = parcel;
  const dispatchedAt = '2026-04-01T01:00:00.000Z';
  const event = OrderDispatched.fromPartial({
    orderId,
    orderNo,
    owner,
    delivery,
    region,
    dispatchedAt,
    parcel: { parcelNo, dispatchedAt, lines: [line] },
    ...over,
  });
  return {
    topic: orderDispatched.topic,
    key: orderId,
    value: Buffer.from(OrderDispatched.encode(event).finish()),
    headers: { 'event-id': unique('event'), 'occurred-at': dispatchedAt, 'aggregate-version': '3' },
  };
};

/** The order's change of its delivery address with this number. */
export const aDeliveryChanged = (
  { orderId, orderNo, owner, delivery, region, language }: OrderPlaced,
  changeNo: number,
  over: Partial<DeliveryChanged> = {},
): DeliveryChanged => {
  const place = { addressLine: `${changeNo} New Road`, locality: 'Perth', state: 'WA', postcode: '6000' };
  return DeliveryChanged.fromPartial({
    orderId,
    orderNo,
    owner,
    region,
    language,
    delivery: { ...delivery, ...place },
    changeNo,
    changedAt: `2026-03-31T15:0${changeNo}:00.000Z`,
    requestId: `press-${changeNo}`,
    ...over,
  });
};

export const deliveryChangedMessage = (event: DeliveryChanged, eventId = unique('event')) => ({
  topic: deliveryChanged.topic,
  key: event.orderId,
  value: Buffer.from(DeliveryChanged.encode(event).finish()),
  headers: { 'event-id': eventId, 'occurred-at': event.changedAt, 'aggregate-version': String(event.changeNo + 1) },
});
