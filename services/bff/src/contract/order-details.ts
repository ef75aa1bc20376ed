import { remarksOf } from '@southline/contracts/order-facts';
import { type Line, type Order, OrderStepKind } from '@southline/contracts/orders';
import { fitWord } from '@southline/contracts/part-words';
import { DomainError } from '@southline/kernel/errors';
import type { OrderDetails, OrderLine } from '@southline/rest/types';
import { fulfilmentWord } from './fulfilment.ts';
import { dollarsOf } from './money.ts';

export const notFound = (message = 'There is no such order.') => new DomainError('not-found', 'NotFound', message);

const stepWords: Readonly<Partial<Record<OrderStepKind, OrderDetails['steps'][number]['kind']>>> = {
  [OrderStepKind.ORDER_STEP_KIND_PAID]: 'Paid',
  [OrderStepKind.ORDER_STEP_KIND_PLACED]: 'Placed',
  [OrderStepKind.ORDER_STEP_KIND_DISPATCHED]: 'Dispatched',
  [OrderStepKind.ORDER_STEP_KIND_DELIVERED]: 'Delivered',
  [OrderStepKind.ORDER_STEP_KIND_REFUNDING]: 'Refunding',
  [OrderStepKind.ORDER_STEP_KIND_CANCELLED]: 'Cancelled',
  [OrderStepKind.ORDER_STEP_KIND_CONFIRMATION_SENT]: 'ConfirmationSent',
};

const toLine = (line: Line, order: Order): OrderLine => ({
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
  southlinePartNo: line.partNo,
  gmPartNo: line.gmPartNo,
  partsDescription: line.description,
  sellPrice: dollarsOf(line.price),
  quantity: line.quantity,
  totalSales: dollarsOf(line.total),
  tradeClub$: line.isFree,
  vehicle: line.vehicleLabel,
  fit: fitWord(line.fit),
  fitNote: line.fitNote,
});

/** Throws NotFound for an order that never came about (unpaid, expired). */
export const toOrderDetails = (order: Order | undefined): OrderDetails => {
  const fulfilmentStatus = order && fulfilmentWord(order.state);
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
    dealer: null,
    voucherCode: order.vouchers.map(({ code }) => code),
    voucherSaving: saving,
    returnDataTables: [],
    ...remarks,
    ccEmails: [...remarks.ccEmails],
    warehouse: order.warehouse ?? { name: '', address: '' },
    carrier: order.carrier,
    trackingNo: order.trackingNo,
    steps: order.steps.flatMap(({ kind, at }) => {
      const word = stepWords[kind];
      return word ? [{ kind: word, at }] : [];
    }),
  };
};
