import { pascalWords } from '@southline/contracts/enum-words';
import { toMoney } from '@southline/contracts/money';
import { remarksMessage } from '@southline/contracts/order-facts';
import {
  EntryAuthor,
  Exchange as ExchangeMessage,
  ExchangeState as ExchangeStateMessage,
  ItemResponse as ItemResponseMessage,
  ReturnEntry,
  ReturnItem as ReturnItemMessage,
  Return as ReturnMessage,
  ReturnReason,
  ReturnState as ReturnStateMessage,
} from '@southline/contracts/returns';
import { membershipNoOf } from '@southline/kernel/owner';
import { nameOf } from '@southline/kernel/person-name';
import {
  attendOnOf,
  type DeliveryRefund,
  dealerNoteOf,
  type Entry,
  type Exchange,
  gstInRefund,
  itemWaitsSince,
  openItems,
  proposerOf,
  type Reason,
  type ReturnItem,
  type ReturnOrder,
  refundedOf,
  refundOf,
  staffMessageOf,
} from '../domain/return-order.ts';

export const { wires: responseMessages, words: responseWords } = pascalWords(ItemResponseMessage);
export const { wires: stateMessages, words: stateWords } = pascalWords(ReturnStateMessage);

const reasonMessages: Readonly<Record<Reason, ReturnReason>> = {
  1: ReturnReason.RETURN_REASON_INCORRECT_PART,
  2: ReturnReason.RETURN_REASON_INCORRECT_QUANTITY,
  3: ReturnReason.RETURN_REASON_DAMAGED_ON_DELIVERY,
};

export const reasonMessage = (reason: Reason): ReturnReason => reasonMessages[reason];

export const toEntryMessage = ({ entryId, at, by, response, message, fileName }: Entry): ReturnEntry =>
  ReturnEntry.fromPartial({
    entryId,
    at: at.toISOString(),
    message,
    fileName,
    response: responseMessages[response],
    author: by.role === 'Member' ? EntryAuthor.ENTRY_AUTHOR_MEMBER : EntryAuthor.ENTRY_AUTHOR_STAFF,
  });

const { wires: exchangeStates } = pascalWords(ExchangeStateMessage);

export const toExchangeMessage = ({ state, partNo, quantity, order, problem }: Exchange): ExchangeMessage =>
  ExchangeMessage.fromPartial({
    state: exchangeStates[state],
    partNo,
    quantity,
    description: order?.description ?? '',
    orderId: order?.orderId ?? '',
    orderNo: order?.orderNo ?? '',
    total: toMoney(order?.totalCents ?? 0),
    heldUntil: order?.heldUntil.toISOString() ?? '',
    problem: problem ?? '',
  });

/** `remaining`: units of the line without a return request. */
export const toItemMessage = (order: ReturnOrder, item: ReturnItem, remaining = 0): ReturnItemMessage => {
  const [first] = item.entries;
  return ReturnItemMessage.fromPartial({
    part: item.part,
    itemId: item.itemId,
    returnNo: order.returnNo,
    orderId: order.order.orderId,
    orderNo: order.order.orderNo,
    membershipNo: membershipNoOf(order.owner),
    lineId: item.lineId,
    quantity: item.quantity,
    delivered: item.delivered,
    remaining,
    price: toMoney(item.priceCents),
    refund: toMoney(item.refundCents),
    reason: reasonMessage(item.reason),
    response: responseMessages[item.response],
    message: first?.message ?? '',
    fileName: first?.fileName ?? '',
    acceptable: item.acceptable ?? false,
    attendOn: item.attendOn ?? '',
    submittedAt: order.requestedAt.toISOString(),
    waitingSince: itemWaitsSince(item)?.toISOString() ?? '',
    orderedAt: order.order.orderedAt.toISOString(),
    includeInStock: item.includeInStock ?? false,
    returnState: stateMessages[order.state],
    refunded: toMoney(refundedOf(order, item)),
    processedAt: order.processedAt?.toISOString() ?? '',
    dealerNote: dealerNoteOf(order),
    staffMessage: staffMessageOf(item),
    wrongPartSent: item.wrongPartSent ?? false,
    exchange: item.exchange && toExchangeMessage(item.exchange),
    buyerName: nameOf(order.order.delivery),
    telephone: order.order.delivery.phone,
    entries: item.entries.map(toEntryMessage),
  });
};

/** `ofDelivery`: the part of the delivery fee that belongs to it. */
export const toReturnMessage = (order: ReturnOrder, ofDelivery: DeliveryRefund): ReturnMessage => {
  const { delivery, warehouse, remarks, paidByCard, region, orderedAt } = order.order;
  return ReturnMessage.fromPartial({
    returnId: order.returnId,
    returnNo: order.returnNo,
    orderId: order.order.orderId,
    orderNo: order.order.orderNo,
    membershipNo: membershipNoOf(order.owner),
    state: stateMessages[order.state],
    items: order.items.map((item) => toItemMessage(order, item)),
    refund: toMoney(refundOf(order)),
    gst: toMoney(gstInRefund(order)),
    kept: toMoney(order.state === 'Declined' ? 0 : (order.keptCents ?? 0)),
    requestedAt: order.requestedAt.toISOString(),
    orderedAt: orderedAt.toISOString(),
    processedAt: order.processedAt?.toISOString() ?? '',
    dealerNote: dealerNoteOf(order),
    attendOn: attendOnOf(order),
    delivery,
    warehouse,
    remarks: remarksMessage(remarks),
    paidByCard,
    region,
    refundFailure: order.refundFailure ?? '',
    ready: order.state === 'Pending' && openItems(order) === 0,
    deliveryRefund: toMoney(ofDelivery.refundedCents),
    deliveryAtStake: toMoney(ofDelivery.atStakeCents),
    proposedBy: proposerOf(order) ?? '',
    proposedNote: order.proposal?.note ?? '',
    proposedRefund: toMoney(order.proposal?.refundCents ?? 0),
  });
};
