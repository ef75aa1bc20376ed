import type { Cents } from '@southline/kernel/money';
import type { Scope } from './voucher.ts';

/** The person who uses a code. Limits per buyer count people, not cookies. */
export interface Buyer {
  /** `guest:<hash>` or `member:<number>`. */
  readonly buyer: string;
  /** Keyed hashes of the e-mail and the delivery address of the order; empty while the cart has none. */
  readonly buyerKeys: readonly string[];
}

const guestPrefix = 'guest:';

export const isMember = ({ buyer }: Pick<Buyer, 'buyer'>): boolean => !buyer.startsWith(guestPrefix);

/** The keys with which a use is recorded. */
export const peopleOf = ({ buyer, buyerKeys }: Buyer): readonly string[] => [...new Set([buyer, ...buyerKeys])];

/** The facts of a cart that a voucher depends on. */
export interface CartLine {
  readonly lineId: string;
  /** The normalised part number. */
  readonly partNo: string;
  readonly categoryIds: readonly string[];
  readonly quantity: number;
  readonly minQuantity: number;
  /** Per piece, GST included. */
  readonly priceCents: Cents;
  /** The code that this line is free with; empty for lines that are bought. */
  readonly freeWith: string;
}

export interface CartFacts {
  readonly lines: readonly CartLine[];
  /** The delivery fee before any voucher. */
  readonly deliveryCents: Cents;
  readonly isMember: boolean;
}

/** The bought lines that a voucher is for. */
export const linesIn = ({ categoryIds, partNos }: Scope, lines: readonly CartLine[]): CartLine[] => {
  const bought = lines.filter(({ freeWith }) => !freeWith);
  if (categoryIds.length === 0 && partNos.length === 0) return bought;
  return bought.filter(
    (line) => partNos.includes(line.partNo) || line.categoryIds.some((id) => categoryIds.includes(id)),
  );
};

export const costOf = (lines: readonly CartLine[]): Cents =>
  lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
