import { Fit, StockLevel } from '@southline/contracts/common';
import type { OrderPlaced } from '@southline/contracts/events';
import type { Line as LineMessage, Totals as TotalsMessage } from '@southline/contracts/orders';
import type { Line } from '../domain/line.ts';
import type { PlacedOrder } from '../domain/rebuild.ts';
import type { Totals } from '../domain/totals.ts';

const stockLevels: Partial<Record<StockLevel, Line['stockLevel']>> = {
  [StockLevel.STOCK_LEVEL_IN_STOCK]: 'InStock',
  [StockLevel.STOCK_LEVEL_LOW]: 'Low',
};

const fits: Partial<Record<Fit, Line['fit']>> = {
  [Fit.FIT_FITS]: 'Fits',
  [Fit.FIT_FITS_IF]: 'FitsIf',
  [Fit.FIT_DOES_NOT_FIT]: 'DoesNotFit',
};

const toLine = ({ price, total: _, priceOnApplication: __, drawing, warehouseStock, ...line }: LineMessage): Line => ({
  ...line,
  priceCents: price?.cents ?? 0,
  available: warehouseStock,
  stockLevel: stockLevels[line.stockLevel] ?? 'None',
  fit: fits[line.fit] ?? 'Unknown',
  family: drawing?.family ?? '',
  attributes: drawing?.attributes ?? {},
});

const toTotals = (totals: TotalsMessage | undefined): Totals => ({
  subTotal: totals?.subTotal?.cents ?? 0,
  voucherSaving: totals?.voucherSaving?.cents ?? 0,
  deliveryFee: totals?.deliveryFee?.cents ?? 0,
  gst: totals?.gst?.cents ?? 0,
  totalToPay: totals?.totalToPay?.cents ?? 0,
});

const none = {
  firstName: '',
  lastName: '',
  addressLine: '',
  locality: '',
  state: '',
  postcode: '',
  phone: '',
  email: '',
};

/** The frozen order that an order-placed event tells of. */
export const placedOrder = (event: OrderPlaced): PlacedOrder => {
  const totals = toTotals(event.totals);
  const { orderId, orderNo, owner, ccEmails, purchaseOrderNo, notes, region, language } = event;
  return {
    ...{ orderId, orderNo, owner, region, language, totals },
    lines: event.lines.map(toLine),
    delivery: event.delivery ?? none,
    remarks: { ccEmails, purchaseOrderNo, notes },
    warehouse: event.warehouse ?? { name: '', address: '' },
    holdRound: event.holdRound,
    placedAt: new Date(event.placedAt),
    ...(event.paymentTransaction && {
      payment: {
        transaction: event.paymentTransaction,
        cents: totals.totalToPay,
        cardLastFour: event.cardLastFour,
      },
    }),
  };
};
