import { maxQuantity } from '@southline/kernel/quantity';
import type { CartFacts, CartLine } from './cart-facts.ts';
import type { Voucher } from './voucher.ts';

/** A change of the cart that would increase a voucher's benefit, shown as "Special Offer!". */
export interface Offer {
  readonly message: string;
  readonly button: string;
  /** The line to change, or the line that brings the free part. */
  readonly lineId: string;
  /** The quantity of that line, or of the free part's line. */
  readonly finalQuantity: number;
  /** True: adds the line of the free part. False: only sets the quantity. */
  readonly isAdd: boolean;
}

/** The next quantity at which a line gets more free units. Undefined if the line has as many units as it can use. */
const nextQuantity = ({ quantity, minQuantity }: CartLine, buy: number, get: number): number | undefined => {
  const bundle = buy + get;
  const rest = quantity % bundle;
  // After the first bundle, buyers get no suggestion to buy more just for another one.
  if (rest < buy && quantity >= bundle) return undefined;
  const wanted = quantity - rest + bundle;
  const rounded = Math.ceil(wanted / minQuantity) * minQuantity;
  return rounded > quantity && rounded <= maxQuantity ? rounded : undefined;
};

export const offerOf = (
  { code, title, benefit }: Voucher,
  cart: CartFacts,
  lines: readonly CartLine[],
): Offer | undefined => {
  if (benefit.kind === 'free-part') {
    const [first] = lines;
    if (!first || cart.lines.some(({ freeWith }) => freeWith === code)) return undefined;
    const { quantity } = benefit;
    return {
      message: `${title}: add your free part.`,
      button: 'Add it',
      lineId: first.lineId,
      finalQuantity: quantity,
      isAdd: true,
    };
  }
  if (benefit.kind !== 'buy-n-get') return undefined;
  for (const line of lines) {
    const finalQuantity = nextQuantity(line, benefit.buy, benefit.get);
    if (finalQuantity === undefined) continue;
    const more = finalQuantity - line.quantity;
    const message = `${title}: add ${more} more and pay nothing for ${benefit.get}.`;
    return { message, button: `Add ${more}`, lineId: line.lineId, finalQuantity, isAdd: false };
  }
  return undefined;
};
