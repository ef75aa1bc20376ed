import { type OrderPlaced, ReturnProcessed, returnProcessed } from '@southline/contracts/events';
import { toMoney } from '@southline/contracts/money';
import { partOf } from '@southline/contracts/part-facts';
import { ReturnReason, ReturnState } from '@southline/contracts/returns';
import { membershipNoOf } from '@southline/kernel/owner';
import { unique } from './unique.ts';

/** All units of an order's lines were returned and go into stock, and the card was refunded. */
export const aReturnProcessed = (order: OrderPlaced, change: Partial<ReturnProcessed> = {}): ReturnProcessed => {
  const { orderId, orderNo, owner, delivery, region, language } = order;
  const lines = order.lines.map((line) => ({
    part: partOf(line),
    lineId: line.lineId,
    quantity: line.quantity,
    price: line.price,
    refund: line.total,
    itemId: unique('item'),
    includeInStock: true,
    reason: ReturnReason.RETURN_REASON_INCORRECT_PART,
  }));
  const cents = lines.reduce((sum, { refund }) => sum + (refund?.cents ?? 0), 0);
  return ReturnProcessed.fromPartial({
    orderId,
    orderNo,
    owner,
    region,
    language,
    lines,
    ...(delivery && { delivery }),
    returnId: unique('return'),
    returnNo: unique('RT').toUpperCase(),
    membershipNo: membershipNoOf(owner),
    outcome: ReturnState.RETURN_STATE_COMPLETED,
    refund: toMoney(cents),
    gst: toMoney(Math.round(cents / 11)),
    paidByCard: true,
    refundTransaction: '1012346',
    requestedAt: '2026-04-02T10:00:00.000Z',
    processedAt: '2026-04-05T10:00:00.000Z',
    orderedAt: order.placedAt,
    dealerNote: 'In good order.',
    ...change,
  });
};

/** The message of an event as its relay would send it; the same `eventId` again is a second delivery. */
export const returnProcessedMessage = (event: ReturnProcessed, eventId = unique('event')) => ({
  topic: returnProcessed.topic,
  key: event.returnId,
  value: Buffer.from(ReturnProcessed.encode(event).finish()),
  headers: { 'event-id': eventId, 'occurred-at': event.processedAt, 'aggregate-version': '1' },
});
