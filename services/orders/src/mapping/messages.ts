import { DeliveryDetails, Drawing, Fit, Money, StockLevel, Warehouse } from '@southline/contracts/common';
import { Line, Totals } from '@southline/contracts/orders';
import type { Cents } from '@southline/kernel/money';
import type { DeliveryDetails as Delivery } from '@southline/kernel/order';
import { isPriceOnApplication, lineTotal, type Line as OrderLine } from '../domain/line.ts';
import type { Totals as OrderTotals } from '../domain/totals.ts';

export const toMoney = (cents: Cents): Money => Money.fromPartial({ cents, currency: 'AUD' });

const stockLevels = {
  InStock: StockLevel.STOCK_LEVEL_IN_STOCK,
  Low: StockLevel.STOCK_LEVEL_LOW,
  None: StockLevel.STOCK_LEVEL_NONE,
};

const fits = {
  Fits: Fit.FIT_FITS,
  FitsIf: Fit.FIT_FITS_IF,
  DoesNotFit: Fit.FIT_DOES_NOT_FIT,
  Unknown: Fit.FIT_UNKNOWN,
};

export const toLineMessage = (line: OrderLine): Line =>
  Line.fromPartial({
    lineId: line.lineId,
    partId: line.partId,
    partNo: line.partNo,
    cleansedPartNo: line.cleansedPartNo,
    gmPartNo: line.gmPartNo,
    description: line.description,
    quantity: line.quantity,
    minQuantity: line.minQuantity,
    isFree: line.isFree,
    fitNote: line.fitNote,
    vehicleSlug: line.vehicleSlug,
    vehicleLabel: line.vehicleLabel,
    drawingHash: line.drawingHash,
    price: toMoney(line.priceCents),
    total: toMoney(lineTotal(line)),
    priceOnApplication: isPriceOnApplication(line),
    stockLevel: stockLevels[line.stockLevel],
    warehouseStock: line.available,
    fit: fits[line.fit],
    drawing: Drawing.fromPartial({ family: line.family, attributes: { ...line.attributes } }),
  });

export const toTotalsMessage = (totals: OrderTotals): Totals =>
  Totals.fromPartial({
    subTotal: toMoney(totals.subTotal),
    voucherSaving: toMoney(totals.voucherSaving),
    deliveryFee: toMoney(totals.deliveryFee),
    gst: toMoney(totals.gst),
    totalToPay: toMoney(totals.totalToPay),
  });

export const toDeliveryMessage = (delivery: Delivery): DeliveryDetails => DeliveryDetails.fromPartial(delivery);

export const toWarehouseMessage = (warehouse: { name: string; address: string }): Warehouse =>
  Warehouse.fromPartial(warehouse);
