import { type DeliveryDetails, Fit, type Warehouse } from '@southline/contracts/common';
import type { OrderPlaced } from '@southline/contracts/events';
import type { Cart, Line, Totals } from '@southline/contracts/orders';
import type { OrderSums } from '@southline/kernel/order-sums';
import { regionOf } from '@southline/kernel/region';
import type { Buyer, LineFacts, OrderFacts, PlacedOrder } from '../domain/order-facts.ts';

const verdicts: Readonly<Partial<Record<Fit, string>>> = {
  [Fit.FIT_FITS]: 'fits',
  [Fit.FIT_FITS_IF]: 'fits, on condition:',
  [Fit.FIT_DOES_NOT_FIT]: 'does not fit',
};

/** "2018 TOYOTA HiLux: fits, on condition: with tow pack", as it was when the order was placed. */
const vehicleText = ({ vehicleLabel, fit, fitNote }: Line): string => {
  const verdict = [verdicts[fit], fitNote].filter(Boolean).join(' ');
  return vehicleLabel && verdict ? `${vehicleLabel}: ${verdict}` : vehicleLabel;
};

const lineFacts = (line: Line): LineFacts => ({
  partNo: line.partNo,
  gmPartNo: line.gmPartNo,
  description: line.description,
  vehicle: vehicleText(line),
  quantity: line.quantity,
  pricing: line.isFree ? 'free' : line.priceOnApplication ? 'advised' : 'priced',
  price: line.price?.cents ?? 0,
  total: line.total?.cents ?? 0,
  drawing: { family: line.drawing?.family ?? '', attributes: line.drawing?.attributes ?? {} },
});

const totalFacts = (totals: Totals | undefined): OrderSums => ({
  subTotal: totals?.subTotal?.cents ?? 0,
  voucherSaving: totals?.voucherSaving?.cents ?? 0,
  deliveryFee: totals?.deliveryFee?.cents ?? 0,
  gst: totals?.gst?.cents ?? 0,
  totalToPay: totals?.totalToPay?.cents ?? 0,
});

const joined = (...words: readonly string[]) => words.filter((word) => word.trim() !== '').join(' ');

const buyer = (details: DeliveryDetails | undefined): Buyer => ({
  name: joined(details?.firstName ?? '', details?.lastName ?? ''),
  addressLines: [
    details?.addressLine ?? '',
    joined(details?.locality ?? '', details?.state ?? '', details?.postcode ?? ''),
  ],
  phone: details?.phone ?? '',
  email: details?.email ?? '',
});

const warehouseFacts = (warehouse: Warehouse | undefined) => ({
  name: warehouse?.name ?? '',
  address: warehouse?.address ?? '',
});

/** The facts of an order-placed event. */
export const placedOrder = (event: OrderPlaced): PlacedOrder => ({
  orderId: event.orderId,
  orderNo: event.orderNo,
  owner: event.owner,
  placedAt: new Date(event.placedAt),
  region: regionOf(event.region),
  lines: event.lines.map(lineFacts),
  totals: totalFacts(event.totals),
  buyer: buyer(event.delivery),
  warehouse: warehouseFacts(event.warehouse),
  membershipNo: event.membershipNo,
  purchaseOrderNo: event.purchaseOrderNo,
  notes: event.notes,
  payment: event.paymentTransaction
    ? { transaction: event.paymentTransaction, cardLastFour: event.cardLastFour }
    : undefined,
});

/** The facts of a cart that is not ordered yet. */
export const cartFacts = (cart: Cart, region: string): OrderFacts => ({
  orderNo: cart.orderNo,
  region: regionOf(region),
  lines: cart.lines.map(lineFacts),
  totals: totalFacts(cart.totals),
  buyer: buyer(cart.delivery),
  warehouse: warehouseFacts(cart.warehouse),
  membershipNo: '',
  purchaseOrderNo: cart.purchaseOrderNo,
  notes: cart.notes,
});
