import type { Cents } from '@southline/kernel/money';
import { maxQuantity } from '@southline/kernel/quantity';
import type { Line } from './line.ts';
import type { Quote } from './ports.ts';

/** How a line of an earlier order is ordered again. */
export interface ReorderedLine {
  readonly line: Line;
  /** The part that goes into the cart; undefined if the part can no longer be bought. */
  readonly part?: Quote | undefined;
  readonly oldPrice: Cents;
  readonly quantity: number;
  /** The reason to show to the buyer; empty if the same part is sold. */
  readonly reason: string;
}

/** Rounds up to today's multiple, within the limit of a line. */
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
