import { toMoney } from '@southline/contracts/money';
import { giftTermsMessage } from '@southline/contracts/order-credit';
import {
  CancelledLine,
  CartVoucher,
  Line,
  OrderVoucher,
  Parcel,
  ParcelLine,
  PriceOffer,
  PriceOfferState,
  Totals,
} from '@southline/contracts/orders';
import { fittingMessage } from '@southline/contracts/part-facts';
import { stockMessage } from '@southline/contracts/part-words';
import type { OrderSums } from '@southline/kernel/order-sums';
import { isPriceOnApplication, lineTotal, type Line as OrderLine, partOfLine } from '../domain/line.ts';
import { activeOffer } from '../domain/offer.ts';
import { offeredLines } from '../domain/offers.ts';
import type { CancelledUnits, Order, Parcel as OrderParcel } from '../domain/order.ts';
import { type Assessment, savingOf, type OrderVoucher as Voucher } from '../domain/voucher.ts';

export const toLineMessage = (line: OrderLine): Line =>
  Line.fromPartial({
    part: partOfLine(line),
    fitting: fittingMessage(line),
    lineId: line.lineId,
    quantity: line.quantity,
    minQuantity: line.minQuantity,
    isFree: line.isFree,
    price: toMoney(line.priceCents),
    total: toMoney(lineTotal(line)),
    discount: toMoney(line.discountCents ?? 0),
    freeWith: line.freeWith ?? '',
    gift: line.gift && giftTermsMessage(line.gift),
    priceOnApplication: isPriceOnApplication(line),
    stockLevel: stockMessage(line.stockLevel),
    warehouseStock: line.available,
  });

export const toCancelledLineMessages = (order: Order, units: readonly CancelledUnits[]): CancelledLine[] =>
  order.lines.flatMap((line) =>
    units
      .filter((cancelled) => cancelled.lineId === line.lineId)
      .map(({ lineId, quantity, refundCents }) =>
        CancelledLine.fromPartial({
          part: partOfLine(line),
          lineId,
          quantity,
          price: toMoney(line.priceCents),
          refund: toMoney(refundCents),
        }),
      ),
  );

export const toParcelMessage = (order: Order, parcel: OrderParcel): Parcel =>
  Parcel.fromPartial({
    parcelNo: parcel.no,
    dispatchedAt: parcel.at.toISOString(),
    deliveredAt: parcel.deliveredAt?.toISOString() ?? '',
    carrier: parcel.carrier,
    trackingNo: parcel.trackingNo,
    arrivalDay: parcel.arrivalDay ?? '',
    lines: order.lines.flatMap((line) =>
      parcel.lines
        .filter((sent) => sent.lineId === line.lineId)
        .map(({ lineId, quantity }) => ParcelLine.fromPartial({ part: partOfLine(line), lineId, quantity })),
    ),
  });

/** The offer that can be answered or paid; undefined without one. */
export const toOfferMessage = (order: Order): PriceOffer | undefined => {
  const offer = activeOffer(order);
  if (!offer) return undefined;
  const lines = offeredLines(order, offer);
  return PriceOffer.fromPartial({
    offerNo: offer.no,
    state: offer.accepted ? PriceOfferState.PRICE_OFFER_STATE_ACCEPTED : PriceOfferState.PRICE_OFFER_STATE_OPEN,
    offeredAt: offer.madeAt.toISOString(),
    validUntil: offer.validUntil.toISOString(),
    lines: lines.map(({ line, lineId, priceCents, totalCents }) => ({
      part: partOfLine(line),
      lineId,
      quantity: line.quantity,
      price: toMoney(priceCents),
      total: toMoney(totalCents),
    })),
    total: toMoney(lines.reduce((sum, { totalCents }) => sum + totalCents, 0)),
    ...(offer.accepted && { followOn: offer.accepted }),
  });
};

export const toCartVoucherMessage = (assessment: Assessment): CartVoucher =>
  CartVoucher.fromPartial({
    code: assessment.code,
    title: assessment.title,
    refusal: assessment.refusal,
    saving: toMoney(savingOf(assessment)),
    ...(assessment.offer && { offer: assessment.offer }),
  });

export const toOrderVoucherMessages = (vouchers: readonly Voucher[] = []): OrderVoucher[] =>
  vouchers.map(({ code, title, goodsCents, deliveryCents }) =>
    OrderVoucher.fromPartial({
      code,
      title,
      goodsSaving: toMoney(goodsCents),
      deliverySaving: toMoney(deliveryCents),
    }),
  );

export const toTotalsMessage = (totals: OrderSums): Totals =>
  Totals.fromPartial({
    subTotal: toMoney(totals.subTotal),
    voucherSaving: toMoney(totals.voucherSaving),
    deliveryFee: toMoney(totals.deliveryFee),
    gst: toMoney(totals.gst),
    totalToPay: toMoney(totals.totalToPay),
  });
