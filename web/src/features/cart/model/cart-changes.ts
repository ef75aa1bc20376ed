import type { Cart, CartLine } from '../api/cart-types.ts';

/** A line as it was shown and as it is; one of them is absent where the line went or came. */
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

/** What is another than the buyer was shown: of the lines, and of what is paid. */
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
