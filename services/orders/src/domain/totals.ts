import { type Cents, gstOf } from '@southline/kernel/money';
import type { OrderSums } from '@southline/kernel/order-sums';
import { type Line, lineTotal } from './line.ts';

export interface DeliveryTerms {
  readonly feeCents: Cents;
  readonly freeFromCents: Cents;
}

/** Sums of a cart or an order (contract, "Decisions on prices"): a pure function of the lines, so that no total can be stale. Nothing to charge for means no delivery fee. */
export const totalsOf = (lines: readonly Line[], terms: DeliveryTerms, voucherSaving: Cents = 0): OrderSums => {
  const subTotal = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const deliveryFee = subTotal === 0 || subTotal >= terms.freeFromCents ? 0 : terms.feeCents;
  const totalToPay = subTotal - voucherSaving + deliveryFee;
  return { subTotal, voucherSaving, deliveryFee, gst: gstOf(totalToPay), totalToPay };
};
