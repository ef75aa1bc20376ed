import { type Cents, gstOf } from '@southline/kernel/money';

/** A credit note of an order with its refund, and the GST in it. */
export interface CreditedSum {
  readonly id: string;
  readonly refund: Cents;
  readonly gst: Cents;
}

/**
 * The GST of the next credit note of an order. The note with which the whole invoice is credited takes the rest of its
 * GST, because each note is rounded on its own.
 */
export const gstOfCredit = (
  invoice: { readonly totalToPay: Cents; readonly gst: Cents },
  before: readonly Pick<CreditedSum, 'refund' | 'gst'>[],
  refund: Cents,
): Cents => {
  const credited = before.reduce((sum, note) => sum + note.refund, refund);
  if (credited !== invoice.totalToPay) return gstOf(refund);
  return before.reduce((rest, { gst }) => rest - gst, invoice.gst);
};
