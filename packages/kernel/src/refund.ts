import { discountOfUnits } from './apportion.ts';
import type { Cents } from './money.ts';

/** A line of an order as it was paid: price per piece, GST included, and what vouchers took off all its units together. */
export interface PaidLine {
  readonly price: Cents;
  readonly quantity: number;
  readonly discount: Cents;
}

/** What was paid for the first `units` of a line. */
const paidForFirst = ({ price, quantity, discount }: PaidLine, units: number): Cents =>
  price * units - discountOfUnits(discount, quantity, units);

/** What was paid for a line; delivery stands beside the lines and is in none of them. */
export const paidForLine = (line: PaidLine): Cents => paidForFirst(line, line.quantity);

/**
 * What goes back for `units` of a line after `refunded` of them have gone back: what was paid for just these, the voucher's
 * share taken off. Refunds of all units, in steps of any size, add up to what was paid for the line; the last unit takes the
 * rest. Two refunds of one line must know of each other: `refunded` counts every unit whose refund is decided.
 */
export const refundOfUnits = (line: PaidLine, refunded: number, units: number): Cents => {
  const after = refunded + units;
  const whole = [refunded, units].every(Number.isSafeInteger);
  if (!whole || refunded < 0 || units < 0 || after > line.quantity)
    throw new RangeError(`units ${refunded} + ${units} of ${line.quantity}`);
  return paidForFirst(line, after) - paidForFirst(line, refunded);
};
