import type { Cart, CartLine } from '../api/cart-types.ts';

/** A line before and after the change. One of them is absent if the line was added or removed. */
export type LineChange = { before?: CartLine; after?: CartLine };
type Sum = 'shippingCost' | 'voucherSaving' | 'totalToPay';
export type SumChange = { sum: Sum; before: number; after: number };
export type CartChanges = { lines: LineChange[]; sums: SumChange[] };

const sums: readonly Sum[] = ['shippingCost', 'voucherSaving', 'totalToPay'];

/** A part has one line, and one more with each voucher that gives it; its id may change. */
const keyOf = ({ cleansedPartNo, freeWith = '' }: CartLine) => `${cleansedPartNo} ${freeWith}`;

export const priceChanged = ({ before, after }: LineChange): boolean =>
  before?.listPrice !== after?.listPrice || before?.isFreePart !== after?.isFreePart;

export const quantityChanged = ({ before, after }: LineChange): boolean => before?.quantity !== after?.quantity;

/** The differences between the cart that the buyer saw and the current one: changed lines and changed amounts. */
export const cartChanges = (shown: Cart, now: Cart): CartChanges => {
  const after = new Map(now.listing.map((line) => [keyOf(line), line]));
  const known = new Set(shown.listing.map(keyOf));
  const lines = [
    ...shown.listing.map((line): LineChange => ({ before: line, after: after.get(keyOf(line)) })),
    ...now.listing.filter((line) => !known.has(keyOf(line))).map((line): LineChange => ({ after: line })),
  ];
  return {
    lines: lines.filter((change) => priceChanged(change) || quantityChanged(change)),
    sums: sums
      .map((sum) => ({ sum, before: shown[sum], after: now[sum] }))
      .filter((change) => change.before !== change.after),
  };
};
