import {
  ReturnAnswered,
  ReturnProcessed,
  ReturnRequested,
  returnAnswered,
  returnProcessed,
  returnRequested,
} from '@southline/contracts/events';
import { toMoney } from '@southline/contracts/money';
import { remarksMessage } from '@southline/contracts/order-facts';
import { membershipNoOf } from '@southline/kernel/owner';
import { isOurMistake } from '@southline/kernel/returns';
import { type OutboxEvent, outboxEvent } from '@southline/platform/outbox';
import {
  askedItems,
  dealerNoteOf,
  gstInRefund,
  keptItems,
  type ReturnItem,
  type ReturnOrder,
  refundedOf,
  refundOf,
} from '../domain/return-order.ts';
import { reasonMessage, responseMessages, stateMessages, toExchangeMessage } from './messages.ts';

const factsOf = ({ returnId, returnNo, owner, order }: ReturnOrder) => ({
  returnId,
  returnNo,
  orderId: order.orderId,
  orderNo: order.orderNo,
  owner,
  delivery: order.delivery,
  region: order.region,
  language: order.language,
});

const requestedItem = ({ itemId, part, quantity, reason, refundCents }: ReturnItem) => ({
  part: part,
  itemId,
  quantity,
  reason: reasonMessage(reason),
  refund: toMoney(refundCents),
});

export const returnRequestedEvent = (order: ReturnOrder): OutboxEvent => {
  const message = ReturnRequested.fromPartial({
    ...factsOf(order),
    requestedAt: order.requestedAt.toISOString(),
    items: order.items.map(requestedItem),
    kept: toMoney(order.keptCents ?? 0),
  });
  return outboxEvent(returnRequested, message, { version: order.version, occurredAt: order.requestedAt });
};

/** The event of the latest answer by staff. */
export const returnAnsweredEvent = (order: ReturnOrder, item: ReturnItem): OutboxEvent => {
  const entry = item.entries.at(-1);
  const at = entry?.at ?? order.requestedAt;
  const message = ReturnAnswered.fromPartial({
    ...factsOf(order),
    answeredAt: at.toISOString(),
    item: requestedItem(item),
    response: responseMessages[item.response],
    message: entry?.message ?? '',
    attendOn: item.attendOn ?? '',
    waitingItems: askedItems(order).length,
    exchange: item.exchange && toExchangeMessage(item.exchange),
  });
  return outboxEvent(returnAnswered, message, { version: order.version, occurredAt: at });
};

/** The event of the end of a return. */
export const returnProcessedEvent = (order: ReturnOrder, at: Date): OutboxEvent => {
  const completed = order.state === 'Completed';
  // If every item was declined, all items are listed.
  const items = keptItems(order).length > 0 ? keptItems(order) : order.items;
  const { orderedAt, paidByCard, warehouse, remarks } = order.order;
  const message = ReturnProcessed.fromPartial({
    ...factsOf(order),
    membershipNo: membershipNoOf(order.owner),
    outcome: stateMessages[order.state],
    lines: items.map((item) => ({
      part: item.part,
      lineId: item.lineId,
      itemId: item.itemId,
      quantity: item.quantity,
      price: toMoney(item.priceCents),
      refund: toMoney(refundedOf(order, item)),
      reason: reasonMessage(item.reason),
      includeInStock: completed && item.includeInStock === true,
      ourMistake: completed && isOurMistake(item),
    })),
    refund: toMoney(refundOf(order)),
    gst: toMoney(gstInRefund(order)),
    kept: toMoney(completed ? (order.keptCents ?? 0) : 0),
    paidByCard,
    refundTransaction: order.refundTransaction ?? '',
    requestedAt: order.requestedAt.toISOString(),
    processedAt: at.toISOString(),
    orderedAt: orderedAt.toISOString(),
    dealerNote: dealerNoteOf(order),
    warehouse,
    remarks: remarksMessage(remarks),
    deliveryRefund: toMoney(order.deliveryRefundCents ?? 0),
  });
  return outboxEvent(returnProcessed, message, { version: order.version, occurredAt: at });
};
