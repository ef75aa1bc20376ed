import { type Cents, gstOf } from '@southline/kernel/money';
import { type Line, lineTotal } from './line.ts';

/** Sums of a cart or an order, GST included (contract, "Decisions on prices"). */
export interface Totals {
  readonly subTotal: Cents;
  readonly voucherSaving: Cents;
  readonly deliveryFee: Cents;
  readonly gst: Cents;
  readonly totalToPay: Cents;
}

export interface DeliveryTerms {
  readonly feeCents: Cents;
  readonly freeFromCents: Cents;
}

/** A pure function of the lines, so that no total can be stale. Nothing to charge for means no delivery fee. */
export const totalsOf = (lines: readonly Line[], terms: DeliveryTerms, voucherSaving: Cents = 0): Totals => {
  const subTotal = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const deliveryFee = subTotal === 0 || subTotal >= terms.freeFromCents ? 0 : terms.feeCents;
  const totalToPay = subTotal - voucherSaving + deliveryFee;
  return { subTotal, voucherSaving, deliveryFee, gst: gstOf(totalToPay), totalToPay };
};
