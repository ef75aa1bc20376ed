import type { Money } from '@southline/contracts/common';
import { pascalWords } from '@southline/contracts/enum-words';
import { type OrderNews, OrderNewsKind } from '@southline/contracts/notifications';
import { remarksOf } from '@southline/contracts/order-facts';
import {
  type CancelProposal,
  type Line,
  type Order,
  type OrderDealer,
  type OrderRefund,
  OrderState,
  OrderStepKind,
  type Parcel,
} from '@southline/contracts/orders';
import { fittingOf, partOf } from '@southline/contracts/part-facts';
import { trackingLink } from '@southline/kernel/carriers';
import { DomainError } from '@southline/kernel/errors';
import { named } from '@southline/rest/names';
import { partNames } from '@southline/rest/part-names';
import type { OrderDetails, OrderLine, ReturnTable } from '@southline/rest/types';
import { fulfilmentWord } from './fulfilment.ts';
import { dollarsOf } from './money.ts';
import { toLink, toPriceOffer } from './price-offer.ts';

export const notFound = (message = 'There is no such order.') => new DomainError('not-found', 'NotFound', message);

type Step = OrderDetails['steps'][number];

const { words: stepWords } = pascalWords(OrderStepKind);
const { words: newsWords } = pascalWords(OrderNewsKind);

const inWords = <Kind extends number>(
  words: Readonly<Partial<Record<Kind, Step['kind']>>>,
  steps: readonly {
    readonly kind: Kind;
    readonly at: string;
    readonly returnNo?: string;
    readonly parcelNo?: number;
    readonly orderNo?: string;
    readonly refund?: Money | undefined;
  }[],
): Step[] =>
  steps.flatMap(({ kind, at, returnNo, parcelNo, orderNo, refund }) => {
    const word = words[kind];
    if (!word) return [];
    const about = { ...(returnNo && { returnNo }), ...(parcelNo && { parcelNo }), ...(orderNo && { orderNo }) };
    return [{ kind: word, at, ...about, ...(refund && { refund: dollarsOf(refund) }) }];
  });

/** The history of an order from orders and notifications, the oldest first. */
const toSteps = (order: Order, news: readonly OrderNews[]): Step[] =>
  [...inWords(stepWords, order.steps), ...inWords(newsWords, news)].sort((a, b) => a.at.localeCompare(b.at));

const toLine = (line: Line, order: Order): OrderLine => {
  const fitting = fittingOf(line);
  return {
    orderDate: order.placedAt,
    membershipNo: order.membershipNo,
    firstName: order.delivery?.firstName ?? '',
    lastName: order.delivery?.lastName ?? '',
    telephone: order.delivery?.phone ?? '',
    deliveryAddressline1: order.delivery?.addressLine ?? '',
    deliveryLocality: order.delivery?.locality ?? '',
    deliveryState: order.delivery?.state ?? '',
    deliveryPostCode: order.delivery?.postcode ?? '',
    emailAddress: order.delivery?.email ?? '',
    shoppingCartID: line.lineId,
    ...named(partNames.orderLine, partOf(line)),
    sellPrice: dollarsOf(line.price),
    quantity: line.quantity,
    cancelledQuantity: line.cancelledQuantity,
    dispatchedQuantity: line.dispatchedQuantity,
    deliveredQuantity: line.deliveredQuantity,
    movedQuantity: line.movedQuantity,
    totalSales: dollarsOf(line.total),
    tradeClub$: line.isFree,
    vehicle: fitting.vehicleLabel,
    fit: fitting.fit,
    fitNote: fitting.fitNote,
  };
};

const toRefund = (refund: OrderRefund): OrderDetails['refunds'][number] => ({
  amount: dollarsOf(refund.amount),
  at: refund.decidedAt,
  reason: refund.reason,
  refunded: refund.refundedAt !== '',
  ...(refund.returnNo && { returnOrderNo: refund.returnNo }),
  ...(refund.cancellationNo > 0 && { cancellationNo: refund.cancellationNo }),
});

const toParcel = ({ parcelNo, dispatchedAt, arrivalDay, deliveredAt, carrier, trackingNo, lines }: Parcel) => ({
  parcelNo,
  status: deliveredAt ? ('Delivered' as const) : ('Dispatched' as const),
  dispatchedAt,
  arrivalDay,
  deliveredAt,
  carrier,
  trackingNo,
  trackingLink: trackingLink(carrier, trackingNo),
  lines: lines.map((line) => ({
    shoppingCartID: line.lineId,
    ...named(partNames.orderedPart, partOf(line)),
    quantity: line.quantity,
  })),
});

const toOrderDealer = (dealer: OrderDealer | undefined): OrderDetails['dealer'] =>
  dealer ? { dealerName: dealer.name, dealerPhone: dealer.phone, dealerAddress: dealer.address } : null;

/** `caller`: the membership number of the member of staff who reads it. */
const toProposal = (proposal: CancelProposal, caller: string): OrderDetails['cancelProposal'] => ({
  proposedBy: proposal.proposedBy,
  own: proposal.proposedBy === caller,
  proposedAt: proposal.proposedAt,
  reason: proposal.reason,
  refund: dollarsOf(proposal.refund),
  lines: proposal.lines.map((line) => ({
    shoppingCartID: line.lineId,
    ...named(partNames.orderedPart, partOf(line)),
    quantity: line.quantity,
    refund: dollarsOf(line.refund),
  })),
});

/** A line of a return, without the dealer, who is part of the order. */
export type ReturnRow = Omit<ReturnTable, 'dealerName' | 'dealerAddress'>;

/** Throws NotFound for an order that was never placed (unpaid, expired). */
export const toOrderDetails = (
  order: Order | undefined,
  news: readonly OrderNews[] = [],
  returns: readonly ReturnRow[] = [],
  caller = '',
): OrderDetails => {
  const partly = order?.state === OrderState.ORDER_STATE_PLACED && order.parcels.length > 0;
  const fulfilmentStatus = order && fulfilmentWord(order.state, partly);
  if (!order || !fulfilmentStatus) throw notFound();
  const remarks = remarksOf(order);
  const saving = dollarsOf(order.totals?.voucherSaving);
  return {
    orderDetails: order.lines.map((line) => toLine(line, order)),
    orderNumber: order.orderNo,
    fulfilmentStatus,
    subtotal: dollarsOf(order.totals?.subTotal),
    gst: dollarsOf(order.totals?.gst),
    shippingCost: dollarsOf(order.totals?.deliveryFee),
    orderRebate: saving,
    totalToPay: dollarsOf(order.totals?.totalToPay),
    dealer: toOrderDealer(order.dealer),
    voucherCode: order.vouchers.map(({ code }) => code),
    voucherSaving: saving,
    // Goods are returned to the dealer of their order.
    returnDataTables: returns.map((row) => ({
      ...row,
      dealerName: order.dealer?.name ?? '',
      dealerAddress: order.dealer?.address ?? '',
    })),
    ...remarks,
    ccEmails: [...remarks.ccEmails],
    warehouse: order.warehouse ?? { name: '', address: '' },
    carrier: order.carrier,
    trackingNo: order.trackingNo,
    expected: order.expected ?? null,
    deliveryChangeNo: order.deliveryChangeNo,
    cardEnding: order.cardLastFour,
    parcels: order.parcels.map(toParcel),
    steps: toSteps(order, news),
    offer: order.offer ? toPriceOffer(order.offer) : null,
    parentOrder: toLink(order.parent),
    followOnOrders: order.followOns.flatMap((link) => toLink(link) ?? []),
    refunded: dollarsOf(order.refunded),
    refunds: order.refunds.map(toRefund),
    ...(order.cancelProposal && { cancelProposal: toProposal(order.cancelProposal, caller) }),
  };
};
