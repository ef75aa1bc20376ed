import { discountOfUnits } from './apportion.ts';
import type { Cents } from './money.ts';

/** A paid order line: price per piece, GST included, and the voucher discount of all its units together. */
export interface PaidLine {
  readonly price: Cents;
  readonly quantity: number;
  readonly discount: Cents;
}

/** The amount paid for the first `units` of a line. */
const paidForFirst = ({ price, quantity, discount }: PaidLine, units: number): Cents =>
  price * units - discountOfUnits(discount, quantity, units);

/** The amount paid for a line. The delivery fee is separate and not included. */
export const paidForLine = (line: PaidLine): Cents => paidForFirst(line, line.quantity);

/** The part of an order's total that was paid for delivery: the fee less its voucher discount. */
export const paidForDelivery = (total: Cents, lines: readonly PaidLine[]): Cents =>
  lines.reduce((rest, line) => rest - paidForLine(line), total);

/**
 * The refund for `units` of a line after `refunded` units were refunded: the amount paid for these units, after the voucher's
 * share. Refunds of all units, in steps of any size, add up to the amount paid for the line; the last unit takes the rest.
 * Two refunds of one line must not be computed independently: `refunded` counts every unit whose refund is decided.
 */
export const refundOfUnits = (line: PaidLine, refunded: number, units: number): Cents => {
  const after = refunded + units;
  const whole = [refunded, units].every(Number.isSafeInteger);
  if (!whole || refunded < 0 || units < 0 || after > line.quantity)
    throw new RangeError(`units ${refunded} + ${units} of ${line.quantity}`);
  return paidForFirst(line, after) - paidForFirst(line, refunded);
};
