import { type GiftUnits, keptBackOf } from './gift.ts';
import { type Cents, gstOf } from './money.ts';
import { unitsOfLine } from './units-of-line.ts';

/** A refund with its credit note. */
export interface Credit {
  readonly refundCents: Cents;
  /** The GST in the refund. */
  readonly gstCents: Cents;
}

/** The total of an order, its refunds until now, and its units. */
export interface OrderCredit {
  readonly invoice: { readonly totalToPay: Cents; readonly gst: Cents };
  /** The sums of all refunds that are decided. */
  readonly credited: Credit;
  /** The amount kept back until now for free parts that lost their condition. */
  readonly keptCents: Cents;
  readonly units: readonly GiftUnits[];
}

/**
 * The GST of the next credit note. The note that completes the order's total takes the rest of its GST, because each note
 * is rounded on its own.
 */
export const gstOfCredit = (
  { invoice, credited }: Pick<OrderCredit, 'invoice' | 'credited'>,
  refundCents: Cents,
): Cents =>
  credited.refundCents + refundCents === invoice.totalToPay ? invoice.gst - credited.gstCents : gstOf(refundCents);

const withoutReturned = (
  units: readonly GiftUnits[],
  returned: readonly { readonly lineId: string; readonly quantity: number }[],
): GiftUnits[] =>
  units.map((line) => {
    const back = unitsOfLine(returned, line.lineId);
    return { ...line, left: line.left - back, sent: line.sent - back };
  });

/** The refund of a return. */
export interface ReturnCredit extends Credit {
  /** Kept back for free parts that stay without their condition. Negative: given back, because they came back. */
  readonly keptCents: Cents;
}

/** The refund of units that cost `goodsCents`. The refunds of all returns add up to the same sum in any order of the returns. */
export const creditOfReturn = (
  order: OrderCredit,
  returned: readonly { readonly lineId: string; readonly quantity: number }[],
  goodsCents: Cents,
): ReturnCredit => {
  const due = keptBackOf(withoutReturned(order.units, returned)) - order.keptCents;
  const keptCents = Math.min(due, goodsCents);
  const refundCents = goodsCents - keptCents;
  return { keptCents, refundCents, gstCents: gstOfCredit(order, refundCents) };
};
