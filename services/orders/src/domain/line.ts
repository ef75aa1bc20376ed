import type { Cents } from '@southline/kernel/money';
import type { Drawing, Fitting, PartFacts } from '@southline/kernel/part-facts';
import type { StockLevel } from '@southline/kernel/part-words';

/** The facts of a part when it was last read. They are enough to show it, charge it and print it. */
export interface PartSnapshot extends Omit<PartFacts, 'drawing'>, Fitting, Drawing {
  /** Per piece, GST included; 0 for free parts and for prices to be advised. */
  readonly priceCents: Cents;
  readonly isFree: boolean;
  readonly minQuantity: number;
  readonly available: number;
  readonly stockLevel: StockLevel;
  /** Its category and those above it; absent in carts and orders of earlier versions. */
  readonly categoryIds?: readonly string[] | undefined;
}

export interface Line extends PartSnapshot {
  readonly lineId: string;
  readonly quantity: number;
  /** What vouchers take off it, all units together; absent: nothing. See the kernel's `refundOfUnits` for the share of a unit. */
  readonly discountCents?: Cents | undefined;
  /** The code of the voucher that it is free with. */
  readonly freeWith?: string | undefined;
}

/** The facts of the part of a line, as other services get them. */
export const partOfLine = ({ family, attributes, ...line }: Line): PartFacts => ({
  ...line,
  drawing: { family, attributes },
});

/** A price of 0 that is not free is advised later; it is in no total (contract, "Lines"). */
export const isPriceOnApplication = (part: Pick<PartSnapshot, 'priceCents' | 'isFree'>): boolean =>
  part.priceCents === 0 && !part.isFree;

export const lineTotal = (line: Pick<Line, 'priceCents' | 'quantity'>): Cents => line.priceCents * line.quantity;
