import type { Cents } from '@southline/kernel/money';
import type { Fit, StockLevel } from '@southline/kernel/part-words';

/** The facts of a part when it was last read. They are enough to show it, charge it and print it. */
export interface PartSnapshot {
  readonly partNo: string;
  /** Upper case, letters and digits only: also its id. */
  readonly cleansedPartNo: string;
  readonly gmPartNo: string;
  readonly description: string;
  /** Per piece, GST included; 0 for free parts and for prices to be advised. */
  readonly priceCents: Cents;
  readonly isFree: boolean;
  readonly minQuantity: number;
  readonly available: number;
  readonly stockLevel: StockLevel;
  readonly fit: Fit;
  readonly fitNote: string;
  readonly vehicleSlug: string;
  readonly vehicleLabel: string;
  readonly family: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly drawingHash: string;
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

/** A price of 0 that is not free is advised later; it is in no total (contract, "Lines"). */
export const isPriceOnApplication = (part: Pick<PartSnapshot, 'priceCents' | 'isFree'>): boolean =>
  part.priceCents === 0 && !part.isFree;

export const lineTotal = (line: Pick<Line, 'priceCents' | 'quantity'>): Cents => line.priceCents * line.quantity;
