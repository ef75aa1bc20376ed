import { type LineFacts, noRemarks, type OrderFacts, type PlacedOrder, type Remarks } from '@southline/kernel/order';
import type { CardPayment, OrderSums } from '@southline/kernel/order-sums';
import { regionOf } from '@southline/kernel/region';
import { unitsOfLine } from '@southline/kernel/units-of-line';
import { DeliveryDetails, Warehouse } from './gen/southline/common/v1/common.ts';
import type { DeliveryChanged, OrderPlaced } from './gen/southline/orders/v1/events.ts';
import type { CancelledLine, Cart, Line, OrderRemarks, ParcelLine, Totals } from './gen/southline/orders/v1/order.ts';
import { fittingOf, partOf } from './part-facts.ts';

export const lineFacts = (line: Line): LineFacts => ({
  ...partOf(line),
  ...fittingOf(line),
  quantity: line.quantity,
  pricing: line.isFree ? 'free' : line.priceOnApplication ? 'advised' : 'priced',
  price: line.price?.cents ?? 0,
  total: line.total?.cents ?? 0,
});

/** Lines of an order without cancelled units. Lines without units are left out. Line totals stay as ordered. */
export const withoutCancelled = (lines: readonly Line[], cancelled: readonly CancelledLine[]): Line[] =>
  lines
    .map((line) => ({ ...line, quantity: line.quantity - unitsOfLine(cancelled, line.lineId) }))
    .filter(({ quantity }) => quantity > 0);

/** The lines of an order with the units of a parcel. Line totals stay as ordered. */
export const linesOfParcel = (
  lines: readonly Line[],
  parcel: readonly Pick<ParcelLine, 'lineId' | 'quantity'>[],
): Line[] =>
  lines.flatMap((line) => {
    const sent = parcel.find(({ lineId }) => lineId === line.lineId);
    return sent ? [{ ...line, quantity: sent.quantity }] : [];
  });

export const sumsOf = (totals: Totals | undefined): OrderSums => ({
  subTotal: totals?.subTotal?.cents ?? 0,
  voucherSaving: totals?.voucherSaving?.cents ?? 0,
  deliveryFee: totals?.deliveryFee?.cents ?? 0,
  gst: totals?.gst?.cents ?? 0,
  totalToPay: totals?.totalToPay?.cents ?? 0,
});

export const remarksOf = ({ remarks }: { readonly remarks?: OrderRemarks | undefined }): Remarks =>
  remarks ?? noRemarks;

export const remarksMessage = ({ ccEmails, ...texts }: Remarks): OrderRemarks => ({
  ...texts,
  ccEmails: [...ccEmails],
});

type Shared = 'orderNo' | 'lines' | 'totals' | 'delivery' | 'warehouse';

const orderFacts = (
  order: Pick<OrderPlaced, Shared> & Parameters<typeof remarksOf>[0],
  vouchers: readonly { readonly code: string }[],
  region: string,
): OrderFacts => ({
  orderNo: order.orderNo,
  region: regionOf(region),
  lines: order.lines.map(lineFacts),
  totals: sumsOf(order.totals),
  vouchers: vouchers.map(({ code }) => code),
  delivery: order.delivery ?? DeliveryDetails.fromPartial({}),
  remarks: remarksOf(order),
  warehouse: order.warehouse ?? Warehouse.fromPartial({}),
});

export const paymentOf = ({ paymentTransaction, cardLastFour }: OrderPlaced): CardPayment | undefined =>
  paymentTransaction ? { transaction: paymentTransaction, cardLastFour } : undefined;

export const placedOrder = (event: OrderPlaced): PlacedOrder => ({
  ...orderFacts(event, event.vouchers, event.region),
  orderId: event.orderId,
  owner: event.owner,
  membershipNo: event.membershipNo,
  language: event.language,
  placedAt: new Date(event.placedAt),
  ...(event.expected && { expected: event.expected }),
  ...(event.dealer && { dealer: event.dealer }),
  payment: paymentOf(event),
  unproven: event.buyerUnproven,
});

/** An order with the address of its last change; without a change as placed. */
export const readdressed = (order: OrderPlaced, change: DeliveryChanged | undefined): OrderPlaced =>
  change ? { ...order, delivery: change.delivery, expected: change.expected } : order;

export const cartFacts = (cart: Cart, region: string): OrderFacts =>
  orderFacts(
    cart,
    cart.vouchers.filter(({ refusal }) => refusal === ''),
    region,
  );
