import { creditOfReturn, type OrderCredit } from '@southline/kernel/credit';
import { type Cents, gstOf } from '@southline/kernel/money';
import { invalidReturn, notPlaced } from './errors.ts';
import { giftUnits, keptOf } from './gifts.ts';
import { isPlaced, type Order, type ReturnRefund, type UnitsOfLine } from './order.ts';
import type { OrderChange } from './ports.ts';

/** Earlier releases did not store the GST of a refund. */
const gstIn = ({ refundCents, gstCents = gstOf(refundCents) }: { refundCents: Cents; gstCents?: Cents | undefined }) =>
  gstCents;

/** The facts from which the next refund of the order is computed. */
export const orderCredit = (order: Order): OrderCredit => {
  const { totals, cancellations = [], returns = [], returnRefunds = [] } = order;
  const fixed = new Set(returnRefunds.map(({ returnNo }) => returnNo));
  const refunds = [...cancellations, ...returnRefunds, ...returns.filter(({ returnNo }) => !fixed.has(returnNo))];
  return {
    invoice: totals,
    credited: {
      refundCents: refunds.reduce((sum, { refundCents }) => sum + refundCents, 0),
      gstCents: refunds.reduce((sum, refund) => sum + gstIn(refund), 0),
    },
    keptCents: keptOf(order),
    units: giftUnits(order),
  };
};

/** Units that come back with a return, and what was paid for them. */
export interface ReturnedGoods {
  readonly returnNo: string;
  readonly lines: readonly UnitsOfLine[];
  readonly goodsCents: Cents;
}

const checkReturned = (order: Order, { returnNo, lines, goodsCents }: ReturnedGoods): void => {
  if (!isPlaced(order)) throw notPlaced();
  if (!returnNo) throw invalidReturn('returnNo', 'A return has a number.');
  if (!Number.isSafeInteger(goodsCents) || goodsCents < 0) throw invalidReturn('goods', 'An amount is 0 or more.');
  for (const { lineId, quantity } of lines) {
    const line = order.lines.find((known) => known.lineId === lineId);
    if (!line) throw invalidReturn('lines', 'A line is not in this order.');
    if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > line.quantity)
      throw invalidReturn('quantity', `Return 1 to ${line.quantity} of ${line.partNo}.`);
  }
};

/** The refund of a return that is fixed already, or that an earlier release decided. */
export const fixedRefund = (
  { returns = [], returnRefunds = [] }: Order,
  number: string,
): Omit<ReturnRefund, 'lines'> | undefined => {
  const fixed = returnRefunds.find(({ returnNo }) => returnNo === number);
  if (fixed) return fixed;
  const ended = returns.find(({ returnNo }) => returnNo === number);
  return ended && { returnNo: number, refundCents: ended.refundCents, keptCents: 0, gstCents: gstIn(ended) };
};

/**
 * Fixes the refund of a return, once by its number. From then on its units count as returned, so a cancellation at the
 * same moment comes before it or after it.
 */
export const fixRefund = (order: Order, returned: ReturnedGoods): OrderChange | undefined => {
  checkReturned(order, returned);
  const { returnNo, lines, goodsCents } = returned;
  if (fixedRefund(order, returnNo)) return undefined;
  const refund = { returnNo, lines, ...creditOfReturn(orderCredit(order), lines, goodsCents) };
  return { set: { returnRefunds: [...(order.returnRefunds ?? []), refund] } };
};
