import type { Cents } from '@southline/kernel/money';
import { maxQuantity } from '@southline/kernel/quantity';
import type { Line } from './line.ts';
import type { Quote } from './ports.ts';

/** What becomes of a line that is ordered once more. */
export interface ReorderedLine {
  readonly line: Line;
  /** The part that goes into the cart; undefined if none does. */
  readonly part?: Quote | undefined;
  readonly oldPrice: Cents;
  readonly quantity: number;
  /** For people; empty for the same part. */
  readonly reason: string;
}

/** Up to today's multiple, within the limit of a line. */
const roundedUp = (quantity: number, multiple: number): number =>
  Math.min(Math.ceil(quantity / multiple) * multiple, Math.floor(maxQuantity / multiple) * multiple);

/** A line without a price was a gift or had a price to be advised. It is reordered like any other line. */
export const reorderedLine = (line: Line, part: Quote | undefined): ReorderedLine => {
  const facts = { line, oldPrice: line.priceCents };
  if (!part?.orderable) return { ...facts, quantity: 0, reason: `${line.partNo} is no longer sold.` };
  const same = part.cleansedPartNo === line.cleansedPartNo;
  return {
    ...facts,
    part,
    quantity: roundedUp(line.quantity, part.minQuantity),
    reason: same ? '' : `${line.partNo} was replaced by ${part.partNo}.`,
  };
};
