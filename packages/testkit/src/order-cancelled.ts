import { OrderCancelCause, OrderCancelled, type OrderPlaced, orderCancelled } from '@southline/contracts/events';
import { toMoney } from '@southline/contracts/money';
import { partOf } from '@southline/contracts/part-facts';
import { unique } from './unique.ts';

export interface Cancelled {
  /** The number of the cancellation. */
  readonly no?: number;
  /** Units by line id; absent: all of the order. */
  readonly units?: Readonly<Record<string, number>>;
  readonly change?: Partial<OrderCancelled>;
}

/** The buyer cancelled a placed order, or units of it. Of a whole order the delivery fee is refunded too. */
export const anOrderCancelled = (order: OrderPlaced, { no = 1, units, change }: Cancelled = {}): OrderCancelled => {
  const { orderId, orderNo, owner, delivery, region, language, buyerUnproven, membershipNo, placedAt } = order;
  const lines = order.lines
    .map((line) => ({ ...line, quantity: units ? (units[line.lineId] ?? 0) : line.quantity }))
    .filter(({ quantity }) => quantity > 0)
    .map((line) => {
      const { lineId, quantity, price = toMoney(0) } = line;
      return { part: partOf(line), lineId, quantity, price, refund: toMoney(price.cents * quantity) };
    });
  const fee = units ? 0 : (order.totals?.deliveryFee?.cents ?? 0);
  const cents = lines.reduce((sum, { refund }) => sum + refund.cents, fee);
  return OrderCancelled.fromPartial({
    orderId,
    orderNo,
    owner,
    delivery,
    region,
    language,
    buyerUnproven,
    refunded: toMoney(cents),
    cause: OrderCancelCause.ORDER_CANCEL_CAUSE_BUYER,
    cancellation: {
      cancellationNo: no,
      lines,
      membershipNo,
      wholeOrder: units === undefined,
      orderedAt: placedAt,
      deliveryRefund: toMoney(fee),
      gst: toMoney(Math.round(cents / 11)),
      paidByCard: order.paymentTransaction !== '',
      cancelledAt: '2026-04-01T10:00:00.000Z',
      dealer: order.dealer,
    },
    ...change,
  });
};

/** The message of an event as its relay would send it; the same `eventId` again is a second delivery. */
export const orderCancelledMessage = (event: OrderCancelled, eventId = unique('event')) => ({
  topic: orderCancelled.topic,
  key: event.orderId,
  value: Buffer.from(OrderCancelled.encode(event).finish()),
  headers: { 'event-id': eventId, 'occurred-at': new Date().toISOString(), 'aggregate-version': '3' },
});
