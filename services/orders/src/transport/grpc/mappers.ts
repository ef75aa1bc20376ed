import type { DeliveryDetails as DeliveryMessage } from '@southline/contracts/common';
import { kebabWords, pascalWords } from '@southline/contracts/enum-words';
import { toMoney } from '@southline/contracts/money';
import { remarksMessage } from '@southline/contracts/order-facts';
import {
  type CancelOrderResponse,
  type CancelProposal,
  Cart as CartMessage,
  Line as LineMessage,
  Order as OrderMessage,
  PaymentOutcome,
  type PreviewCancellationResponse,
  OrderRefund as RefundMessage,
  ReorderedLine as ReorderedMessage,
  type OrderSelection as SelectionMessage,
  OrderSort as SortMessage,
  OrderState as StateMessage,
  OrderStepKind as StepKind,
  OrderStep as StepMessage,
  OrderSummary as SummaryMessage,
  UnpricedOrder,
} from '@southline/contracts/orders';
import { invalidField } from '@southline/kernel/errors';
import { type DeliveryDetails, noRemarks } from '@southline/kernel/order';
import { membershipNoOf } from '@southline/kernel/owner';
import type { Cancelled } from '../../application/cancel-order.ts';
import type { CartView } from '../../application/view-cart.ts';
import { deliveryMissing } from '../../domain/errors.ts';
import type { Fulfilment } from '../../domain/fulfilment.ts';
import type { Line } from '../../domain/line.ts';
import { unpricedLines } from '../../domain/offers.ts';
import { deliveryChangeNo, type Order, type OrderState } from '../../domain/order.ts';
import type { OrderPage, OrderSelection, OrderSort, OrderSummary } from '../../domain/order-list.ts';
import type { AttemptOutcome } from '../../domain/ports.ts';
import type { ReorderedLine } from '../../domain/reorder.ts';
import { isPartlyDispatched, isWhole, parcelsOf, unitsOf } from '../../domain/units.ts';
import {
  toCancelledLineMessages,
  toCartVoucherMessage,
  toLineMessage,
  toOfferMessage,
  toOrderVoucherMessages,
  toParcelMessage,
  toTotalsMessage,
} from '../../mapping/messages.ts';

const { wires: states } = pascalWords(StateMessage);
const { wires: outcomes } = kebabWords(PaymentOutcome);

export const toOutcome = (outcome: AttemptOutcome): PaymentOutcome => outcomes[outcome];

export const fromDelivery = (delivery: DeliveryMessage | undefined): DeliveryDetails => {
  if (!delivery) throw deliveryMissing();
  return delivery;
};

export const toCartMessage = (
  { cart, lines, totals, assessments, removedPartNos }: CartView,
  warehouse: Order['warehouse'],
): CartMessage =>
  CartMessage.fromPartial({
    orderId: cart?.orderId ?? '',
    orderNo: cart?.orderNo ?? '',
    lines: lines.map(toLineMessage),
    totals: toTotalsMessage(totals),
    delivery: cart?.delivery,
    warehouse,
    remarks: remarksMessage(cart?.remarks ?? noRemarks),
    removedPartNos: [...removedPartNos],
    vouchers: assessments.map(toCartVoucherMessage),
  });

/** Steps of the whole order; each parcel has its own steps. */
const stepKinds: Partial<Record<OrderState, StepKind>> = {
  Paid: StepKind.ORDER_STEP_KIND_PAID,
  Placed: StepKind.ORDER_STEP_KIND_PLACED,
  Refunding: StepKind.ORDER_STEP_KIND_REFUNDING,
  Cancelled: StepKind.ORDER_STEP_KIND_CANCELLED,
};

/** The steps of an order, the oldest first. An order without a payment has no payment steps. */
const toSteps = (order: Order): StepMessage[] => {
  const { history, resends = [], returns = [], cancellations = [], offers = [], followOns = [], payment } = order;
  const { deliveryChanges = [] } = order;
  // The history already has the last cancellation of units of a cancelled order. The refund of a delivery fee is no step.
  const ofUnits = cancellations.filter(({ lines }) => lines.length > 0);
  const partial = isWhole(order) ? ofUnits.slice(0, -1) : ofUnits;
  return [
    ...history.flatMap(({ to, at }) => {
      const kind = stepKinds[to];
      return kind === undefined || (to === 'Paid' && !payment) ? [] : [{ kind, at }];
    }),
    ...parcelsOf(order).flatMap(({ no: parcelNo, at, deliveredAt }) => [
      { kind: StepKind.ORDER_STEP_KIND_DISPATCHED, at, parcelNo },
      ...(deliveredAt ? [{ kind: StepKind.ORDER_STEP_KIND_DELIVERED, at: deliveredAt, parcelNo }] : []),
    ]),
    ...resends.map(({ at }) => ({ kind: StepKind.ORDER_STEP_KIND_CONFIRMATION_SENT, at })),
    ...deliveryChanges.map(({ at }) => ({ kind: StepKind.ORDER_STEP_KIND_DELIVERY_CHANGED, at })),
    ...partial.map(({ at, refundCents }) => ({
      kind: StepKind.ORDER_STEP_KIND_UNITS_CANCELLED,
      at,
      refund: toMoney(refundCents),
    })),
    ...offers.map(({ madeAt: at }) => ({ kind: StepKind.ORDER_STEP_KIND_PRICES_OFFERED, at })),
    ...followOns.map(({ at, orderNo, lines }) => ({
      kind: lines.length > 0 ? StepKind.ORDER_STEP_KIND_UNITS_MOVED : StepKind.ORDER_STEP_KIND_EXCHANGED,
      at,
      orderNo,
    })),
    ...returns.map(({ at, returnNo, completed, refundCents }) => ({
      kind: completed ? StepKind.ORDER_STEP_KIND_RETURN_COMPLETED : StepKind.ORDER_STEP_KIND_RETURN_DECLINED,
      at,
      returnNo,
      refund: toMoney(refundCents),
    })),
  ]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, ...step }) => StepMessage.fromPartial({ ...step, at: at.toISOString() }));
};

/** The oldest first. */
const toRefunds = ({ returns = [], cancellations = [] }: Order): RefundMessage[] =>
  [
    ...returns.map(({ at, returnNo, refundCents }) => ({ at, returnNo, refundCents, refundedAt: at })),
    ...cancellations.map(({ no, ...cancellation }) => ({ ...cancellation, cancellationNo: no })),
  ]
    .filter(({ refundCents }) => refundCents > 0)
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, refundedAt, refundCents, ...refund }) =>
      RefundMessage.fromPartial({
        ...refund,
        amount: toMoney(refundCents),
        decidedAt: at.toISOString(),
        refundedAt: refundedAt?.toISOString() ?? '',
      }),
    );

const refundedCents = (refunds: readonly RefundMessage[]): number =>
  refunds.reduce((sum, { amount, refundedAt }) => sum + (refundedAt ? (amount?.cents ?? 0) : 0), 0);

const toOrderLine = (order: Order, line: Line): LineMessage => {
  const { cancelled, moved, dispatched, delivered } = unitsOf(order, line);
  return LineMessage.fromPartial({
    ...toLineMessage(line),
    cancelledQuantity: cancelled,
    dispatchedQuantity: dispatched,
    deliveredQuantity: delivered,
    movedQuantity: moved,
  });
};

export const toOrderMessage = (order: Order): OrderMessage => {
  const refunds = toRefunds(order);
  const parcels = parcelsOf(order).map((parcel) => toParcelMessage(order, parcel));
  const { carrier = '', trackingNo = '' } = parcels.at(-1) ?? {};
  return OrderMessage.fromPartial({
    orderId: order.orderId,
    orderNo: order.orderNo,
    state: states[order.state],
    lines: order.lines.map((line) => toOrderLine(order, line)),
    totals: toTotalsMessage(order.totals),
    delivery: order.delivery,
    warehouse: order.warehouse,
    remarks: remarksMessage(order.remarks),
    placedAt: order.placedAt?.toISOString() ?? '',
    region: order.region,
    language: order.language,
    membershipNo: membershipNoOf(order.owner),
    steps: toSteps(order),
    refunds,
    refunded: toMoney(refundedCents(refunds)),
    parcels,
    carrier,
    trackingNo,
    dealer: order.dealer,
    expected: order.expected,
    deliveryChangeNo: deliveryChangeNo(order),
    cardLastFour: order.payment?.cardLastFour,
    vouchers: toOrderVoucherMessages(order.vouchers),
    offer: toOfferMessage(order),
    parent: order.parent,
    payableUntil: order.parent && order.state === 'AwaitingPayment' ? order.holdUntil.toISOString() : '',
    followOns: order.followOns?.map(({ orderId, orderNo }) => ({ orderId, orderNo })),
  });
};

export const toUnpricedMessage = (order: Order): UnpricedOrder =>
  UnpricedOrder.fromPartial({
    orderId: order.orderId,
    orderNo: order.orderNo,
    orderedAt: order.placedAt?.toISOString() ?? '',
    membershipNo: membershipNoOf(order.owner),
    lines: unpricedLines(order).map(toLineMessage),
    offer: toOfferMessage(order),
  });

export const toPreviewMessage = ({ order, cancellation }: Cancelled): PreviewCancellationResponse => {
  const { refundCents, deliveryCents, keptCents = 0, lines } = cancellation;
  return {
    refund: toMoney(refundCents),
    deliveryRefund: toMoney(deliveryCents),
    kept: toMoney(keptCents),
    lines: toCancelledLineMessages(order, lines),
    state: states[order.state],
    partlyDispatched: isPartlyDispatched(order),
  };
};

export const toCancelledMessage = (cancelled: Cancelled): CancelOrderResponse => ({
  ...toPreviewMessage(cancelled),
  refundUnderWay: cancelled.cancellation.refundedAt === undefined,
  cancellationNo: cancelled.cancellation.no,
  proposed: cancelled.proposed ?? false,
});

export const toProposalMessage = (order: Order): CancelProposal | undefined => {
  const { cancelProposal } = order;
  if (!cancelProposal) return undefined;
  const { by, at, reason, lines, refundCents } = cancelProposal;
  return {
    proposedBy: by,
    proposedAt: at.toISOString(),
    reason,
    lines: toCancelledLineMessages(order, lines),
    refund: toMoney(refundCents),
  };
};

/** Throws InvalidRequest for a state that cannot be requested. */
export const fromFulfilment = (state: StateMessage): Fulfilment => {
  if (state === StateMessage.ORDER_STATE_DISPATCHED) return 'Dispatched';
  if (state === StateMessage.ORDER_STATE_DELIVERED) return 'Delivered';
  throw invalidField('status', 'Orders are moved on to dispatched or to delivered.');
};

const sorts: Partial<Record<SortMessage, OrderSort>> = {
  [SortMessage.ORDER_SORT_NUMBER]: 'number',
  [SortMessage.ORDER_SORT_TOTAL]: 'total',
  [SortMessage.ORDER_SORT_STATE]: 'state',
};

const momentOf = (text: string): Date | undefined => (text ? new Date(text) : undefined);

export const fromSelection = (selection: SelectionMessage | undefined, owner: string | undefined): OrderSelection => ({
  owner,
  from: momentOf(selection?.from ?? ''),
  until: momentOf(selection?.until ?? ''),
  orderNo: selection?.orderNo,
  orderIds: selection?.orderIds.length ? selection.orderIds : undefined,
  toDispatch: selection?.toDispatch,
  sort: sorts[selection?.sort ?? SortMessage.ORDER_SORT_DATE] ?? 'date',
  descending: selection?.descending ?? false,
  page: selection?.page ?? 0,
  pageSize: selection?.pageSize ?? 0,
});

const toSummaryMessage = (of: OrderSummary): SummaryMessage => {
  const { orderedAt, totalToPay, gst, refunded, state, owner, firstParts, remarks, offerValidUntil, ...summary } = of;
  return SummaryMessage.fromPartial({
    ...summary,
    someDelivered: summary.deliveredUnits > 0,
    remarks: remarksMessage(remarks),
    firstParts: [...firstParts],
    orderedAt: orderedAt.toISOString(),
    totalToPay: toMoney(totalToPay),
    gst: toMoney(gst),
    refunded: toMoney(refunded),
    state: states[state],
    membershipNo: membershipNoOf(owner),
    offerValidUntil: offerValidUntil?.toISOString(),
  });
};

export const toPageMessage = ({ orders, totalCount }: OrderPage) => ({
  orders: orders.map(toSummaryMessage),
  totalCount,
});

/** An exchange order has one line. */
export const toExchangeMessage = ({ orderId, orderNo, lines: [line], totals, holdUntil }: Order) => ({
  orderId,
  orderNo,
  description: line?.description ?? '',
  total: toMoney(totals.totalToPay),
  heldUntil: holdUntil.toISOString(),
});

export const toReorderedMessage = ({ line, part, oldPrice, quantity, reason }: ReorderedLine): ReorderedMessage =>
  ReorderedMessage.fromPartial({
    partNo: line.partNo,
    description: line.description,
    oldPrice: toMoney(oldPrice),
    ...(part && {
      newPartNo: part.partNo,
      newDescription: part.description,
      price: toMoney(part.priceCents),
      isFree: part.isFree,
    }),
    quantity,
    reason,
  });
