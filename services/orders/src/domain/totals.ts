import { type Cents, gstOf } from '@southline/kernel/money';
import type { OrderSums } from '@southline/kernel/order-sums';
import { type Line, lineTotal } from './line.ts';

export interface DeliveryTerms {
  readonly feeCents: Cents;
  readonly freeFromCents: Cents;
}

/** The delivery fee before any voucher. There is no fee if there is nothing to pay for. */
export const deliveryFeeOf = (lines: readonly Line[], terms: DeliveryTerms): Cents => {
  const subTotal = subTotalOf(lines);
  return subTotal === 0 || subTotal >= terms.freeFromCents ? 0 : terms.feeCents;
};

const subTotalOf = (lines: readonly Line[]): Cents => lines.reduce((sum, line) => sum + lineTotal(line), 0);

/** Computes the totals from the lines and the delivery discount only, so that no total can be stale. */
export const totalsOf = (lines: readonly Line[], terms: DeliveryTerms, deliveryDiscount: Cents = 0): OrderSums => {
  const subTotal = subTotalOf(lines);
  const deliveryFee = deliveryFeeOf(lines, terms);
  const voucherSaving = lines.reduce((sum, { discountCents = 0 }) => sum + discountCents, deliveryDiscount);
  const totalToPay = subTotal - voucherSaving + deliveryFee;
  return { subTotal, voucherSaving, deliveryFee, gst: gstOf(totalToPay), totalToPay };
};
