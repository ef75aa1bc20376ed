import { pascalWords } from '@southline/contracts/enum-words';
import {
  Cancellation,
  ConfirmationRequested,
  confirmationRequested,
  DeliveryChanged,
  deliveryChanged,
  OfferAnswered,
  OrderCancelCause,
  OrderCancelled,
  OrderDelivered,
  OrderDispatched,
  OrderPlaced,
  offerAnswered,
  orderCancelled,
  orderDelivered,
  orderDispatched,
  orderPlaced,
  PaymentProblem,
  PaymentProblemKind,
  PricesOffered,
  paymentProblem,
  pricesOffered,
} from '@southline/contracts/events';
import { toMoney } from '@southline/contracts/money';
import { remarksMessage } from '@southline/contracts/order-facts';
import { gstOf } from '@southline/kernel/money';
import { membershipNoOf } from '@southline/kernel/owner';
import { type OutboxEvent, outboxEvent } from '@southline/platform/outbox';
import { activeOffer } from '../domain/offer.ts';
import type { Order, Parcel } from '../domain/order.ts';
import type { OrderChange } from '../domain/ports.ts';
import { type CancelCause, mailedReason } from '../domain/refund-cause.ts';
import { isWhole, parcelsOf, waitingLines } from '../domain/units.ts';
import {
  toCancelledLineMessages,
  toLineMessage,
  toOfferMessage,
  toOrderVoucherMessages,
  toParcelMessage,
  toTotalsMessage,
} from './messages.ts';

/**
 * A buyer is unproven without a payment and without an account. A payment costs money, and an account has a verified
 * address.
 */
const isUnproven = ({ owner, payment }: Order): boolean => payment === undefined && membershipNoOf(owner) === '';

export const orderPlacedEvent = (order: Order, placedAt: Date): OutboxEvent => {
  const message = OrderPlaced.fromPartial({
    orderId: order.orderId,
    orderNo: order.orderNo,
    placedAt: placedAt.toISOString(),
    owner: order.owner,
    membershipNo: membershipNoOf(order.owner),
    lines: order.lines.map(toLineMessage),
    totals: toTotalsMessage(order.totals),
    delivery: order.delivery,
    warehouse: order.warehouse,
    remarks: remarksMessage(order.remarks),
    region: order.region,
    language: order.language,
    paymentTransaction: order.payment?.transaction ?? '',
    cardLastFour: order.payment?.cardLastFour ?? '',
    holdRound: order.hold.round,
    buyerUnproven: isUnproven(order),
    vouchers: toOrderVoucherMessages(order.vouchers),
    dealer: order.dealer,
    expected: order.expected,
    parent: order.parent,
  });
  return outboxEvent(orderPlaced, message, { version: order.version, occurredAt: placedAt });
};

const { wires: causes } = pascalWords(OrderCancelCause);

/** The order, and the person whom a mail about it addresses. */
const addressed = ({ orderId, orderNo, owner, region, language, delivery }: Order) => ({
  orderId,
  orderNo,
  owner,
  region,
  language,
  delivery,
});

export const orderCancelledEvent = (order: Order, refundedCents: number, cause: CancelCause, at: Date): OutboxEvent => {
  const message = OrderCancelled.fromPartial({
    ...addressed(order),
    refunded: toMoney(refundedCents),
    reason: mailedReason(cause),
    cause: causes[cause],
  });
  return outboxEvent(orderCancelled, message, { version: order.version + 1, occurredAt: at });
};

export const paidTwiceEvent = (order: Order, reference: string, refundedCents: number, at: Date): OutboxEvent => {
  const message = PaymentProblem.fromPartial({
    ...addressed(order),
    reference,
    kind: PaymentProblemKind.PAYMENT_PROBLEM_KIND_PAID_TWICE,
    refunded: toMoney(refundedCents),
  });
  return outboxEvent(paymentProblem, message, { version: order.version, occurredAt: at });
};

/** Who cancelled the units, as a code and in words. */
const cancellerOf = ({ by, cause }: NonNullable<Order['cancellations']>[number]) => {
  if (cause === 'DeliveryUndone')
    return {
      cause: OrderCancelCause.ORDER_CANCEL_CAUSE_DELIVERY_UNDONE,
      reason: 'Its delivery fee is refunded.',
    };
  if (cause === 'OfferEnded')
    return {
      cause: OrderCancelCause.ORDER_CANCEL_CAUSE_OFFER_ENDED,
      reason: 'Its price offer ended without an answer.',
    };
  return by === undefined && cause === undefined
    ? { cause: OrderCancelCause.ORDER_CANCEL_CAUSE_BUYER, reason: 'You cancelled it.' }
    : { cause: OrderCancelCause.ORDER_CANCEL_CAUSE_STAFF, reason: 'Southline cancelled it.' };
};

/** The order's last cancellation. */
const unitsCancelledEvent = (order: Order, at: Date): OutboxEvent => {
  const cancelled = order.cancellations?.at(-1);
  if (!cancelled) throw new Error(`Order ${order.orderId} has no cancellation.`);
  const { owner, version, dealer, remarks, warehouse, payment, placedAt } = order;
  const cancellation = Cancellation.fromPartial({
    cancellationNo: cancelled.no,
    lines: toCancelledLineMessages(order, cancelled.lines),
    deliveryRefund: toMoney(cancelled.deliveryCents),
    gst: toMoney(cancelled.gstCents ?? gstOf(cancelled.refundCents)),
    kept: toMoney(cancelled.keptCents ?? 0),
    paidByCard: payment !== undefined,
    wholeOrder: isWhole(order),
    reason: cancelled.reason,
    cancelledAt: cancelled.at.toISOString(),
    cancelledBy: cancelled.by ?? '',
    requestId: cancelled.requestId,
    proposedBy: cancelled.proposedBy ?? '',
    returnNo: cancelled.returnNo ?? '',
    giftEnded: cancelled.cause === 'GiftEnded',
    orderedAt: placedAt?.toISOString() ?? '',
    membershipNo: membershipNoOf(owner),
    remarks: remarksMessage(remarks),
    warehouse,
    // The dealer of the order is told about units alone.
    dealer: cancelled.lines.length > 0 ? dealer : undefined,
  });
  const message = OrderCancelled.fromPartial({
    ...addressed(order),
    refunded: toMoney(cancelled.refundCents),
    ...cancellerOf(cancelled),
    cancellation,
    buyerUnproven: isUnproven(order),
  });
  return outboxEvent(orderCancelled, message, { version, occurredAt: at });
};

/** The order's last parcel. */
const dispatchedEvent = (order: Order, at: Date): OutboxEvent => {
  const parcel = parcelsOf(order).at(-1);
  if (!parcel) throw new Error(`Order ${order.orderId} has no parcel.`);
  const { carrier, trackingNo } = parcel;
  const message = OrderDispatched.fromPartial({
    ...addressed(order),
    buyerUnproven: isUnproven(order),
    carrier,
    trackingNo,
    dispatchedAt: parcel.at.toISOString(),
    parcel: toParcelMessage(order, parcel),
    dispatchedBy: parcel.by ?? '',
    requestId: parcel.requestId ?? '',
    restWaits: waitingLines(order).length > 0,
  });
  return outboxEvent(orderDispatched, message, { version: order.version, occurredAt: at });
};

const deliveredEvent = (order: Order, parcel: Parcel, at: Date): OutboxEvent => {
  const message = OrderDelivered.fromPartial({
    ...addressed(order),
    buyerUnproven: isUnproven(order),
    deliveredAt: (parcel.deliveredAt ?? at).toISOString(),
    parcel: toParcelMessage(order, parcel),
    oneOfSeveral: parcelsOf(order).length > 1 || waitingLines(order).length > 0,
  });
  return outboxEvent(orderDelivered, message, { version: order.version, occurredAt: at });
};

/** The order's last change of its delivery address. */
const deliveryChangedEvent = (order: Order, at: Date): OutboxEvent => {
  const change = order.deliveryChanges?.at(-1);
  if (!change) throw new Error(`Order ${order.orderId} has no change of its address.`);
  const message = DeliveryChanged.fromPartial({
    ...addressed(order),
    buyerUnproven: isUnproven(order),
    changeNo: change.no,
    changedAt: change.at.toISOString(),
    changedBy: change.by ?? '',
    requestId: change.requestId,
    expected: order.expected,
  });
  return outboxEvent(deliveryChanged, message, { version: order.version, occurredAt: at });
};

/** The answer to the order's last offer. */
const offerAnsweredEvent = (order: Order, at: Date): OutboxEvent => {
  const answered = order.offers?.at(-1);
  if (!answered) throw new Error(`Order ${order.orderId} has no offer.`);
  const { no: offerNo, accepted, declined: declinedLineIds = [] } = answered;
  const message = OfferAnswered.fromPartial({
    orderId: order.orderId,
    offerNo,
    answeredAt: at.toISOString(),
    followOnId: accepted?.orderId ?? '',
    followOnNo: accepted?.orderNo ?? '',
    accepted: [...(accepted?.lines ?? [])],
    declinedLineIds: [...declinedLineIds],
  });
  return outboxEvent(offerAnswered, message, { version: order.version, occurredAt: at });
};

/** The event of the change that was just made to an order. */
export const eventOf = (tells: NonNullable<OrderChange['tells']>, order: Order, at: Date): OutboxEvent => {
  if (typeof tells === 'object') return deliveredEvent(order, tells.delivered, at);
  const facts = { ...addressed(order), buyerUnproven: isUnproven(order) };
  const when = { version: order.version, occurredAt: at };
  switch (tells) {
    case 'dispatched':
      return dispatchedEvent(order, at);
    case 'delivery changed':
      return deliveryChangedEvent(order, at);
    case 'units cancelled':
      return unitsCancelledEvent(order, at);
    case 'prices offered':
    case 'offer reminder': {
      const membershipNo = membershipNoOf(order.owner);
      const offer = toOfferMessage(order);
      const reminder = tells === 'offer reminder';
      const { by: offeredBy = '', requestId = '' } = activeOffer(order) ?? {};
      const made = { membershipNo, offer, reminder, offeredBy, requestId };
      return outboxEvent(pricesOffered, PricesOffered.fromPartial({ ...facts, ...made }), when);
    }
    case 'offer answered':
      return offerAnsweredEvent(order, at);
    case 'not paid': {
      const kind = PaymentProblemKind.PAYMENT_PROBLEM_KIND_NOT_PAID;
      return outboxEvent(paymentProblem, PaymentProblem.fromPartial({ ...facts, kind, reference: 'not-paid' }), when);
    }
    case 'confirmation requested': {
      const requestId = order.resends?.at(-1)?.requestId ?? '';
      const { orderId, delivery, buyerUnproven } = facts;
      const { expected } = order;
      const message = ConfirmationRequested.fromPartial({ orderId, requestId, delivery, buyerUnproven, expected });
      return outboxEvent(confirmationRequested, message, when);
    }
  }
};
