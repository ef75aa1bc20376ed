import type { GiftTerms } from '@southline/kernel/gift';
import type { Cents } from '@southline/kernel/money';
import type { Drawing, Fitting, PartFacts } from '@southline/kernel/part-facts';
import type { StockLevel } from '@southline/kernel/part-words';

/** The facts of a part when it was last read: enough to show it, charge for it and print it. */
export interface PartSnapshot extends Omit<PartFacts, 'drawing'>, Fitting, Drawing {
  /** Per piece, GST included; 0 for free parts and for prices to be advised. */
  readonly priceCents: Cents;
  readonly isFree: boolean;
  readonly minQuantity: number;
  readonly available: number;
  readonly stockLevel: StockLevel;
  /** The part's category and its ancestors. Absent in carts and orders of earlier versions. */
  readonly categoryIds?: readonly string[] | undefined;
}

export interface Line extends PartSnapshot {
  readonly lineId: string;
  readonly quantity: number;
  /**
   * The vouchers' discount for all units of the line together; absent: none. See the kernel's `refundOfUnits` for the
   * share of a unit.
   */
  readonly discountCents?: Cents | undefined;
  /** The code of the voucher that made this line free. */
  readonly freeWith?: string | undefined;
  /** The price of a free part without its voucher, while a cart is priced. */
  readonly listCents?: Cents | undefined;
  /** The condition of a free part. Absent on orders of earlier releases, and if it is not free with a voucher. */
  readonly gift?: GiftTerms | undefined;
}

/** The part of a line in the form that other services get. */
export const partOfLine = ({ family, attributes, ...line }: Line): PartFacts => ({
  ...line,
  drawing: { family, attributes },
});

/** A part with a price of 0 that is not free has a price to be advised. No total includes it. */
export const isPriceOnApplication = (part: Pick<PartSnapshot, 'priceCents' | 'isFree'>): boolean =>
  part.priceCents === 0 && !part.isFree;

export const lineTotal = (line: Pick<Line, 'priceCents' | 'quantity'>): Cents => line.priceCents * line.quantity;
