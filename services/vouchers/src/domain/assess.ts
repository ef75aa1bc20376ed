import { apportion } from '@southline/kernel/apportion';
import type { Cents } from '@southline/kernel/money';
import { type CartFacts, type CartLine, linesIn } from './cart-facts.ts';
import { type Offer, offerOf } from './offer.ts';
import { refusalOf, refusals } from './refusal.ts';
import type { Voucher } from './voucher.ts';

/** A code of a cart, with the facts about it. */
export interface Claim {
  readonly code: string;
  /** Undefined if the code is unknown, not open now or used up. The buyer does not learn which. */
  readonly voucher: Voucher | undefined;
  /** Whether this buyer has reached the limit per buyer. */
  readonly usedByBuyer: boolean;
}

/** What a code gives for a cart. */
export interface Assessment {
  readonly code: string;
  readonly title: string;
  readonly revision: number;
  /** Why the code gives nothing, and what would help. Undefined if it counts. */
  readonly refusal: string | undefined;
  /** The discount of each line, in whole cents. */
  readonly discounts: ReadonlyMap<string, Cents>;
  readonly deliveryCents: Cents;
  /** The part that is free with the code; undefined if none is. */
  readonly freePart: { readonly partNo: string; readonly quantity: number } | undefined;
  readonly offer: Offer | undefined;
}

/**
 * Free units come before sums, percentages before amounts, and delivery last. Each benefit applies to what the earlier
 * ones leave.
 */
const order: Readonly<Record<Voucher['benefit']['kind'], number>> = {
  'free-part': 0,
  'buy-n-get': 1,
  percentage: 2,
  fixed: 3,
  'free-delivery': 4,
};

const refused = ({ code, voucher }: Claim, refusal: string): Assessment => ({
  code,
  title: voucher?.title ?? '',
  revision: voucher?.revision ?? 0,
  refusal,
  discounts: new Map(),
  deliveryCents: 0,
  freePart: undefined,
  offer: undefined,
});

const limited = (a: Voucher, b: Voucher): number =>
  order[a.benefit.kind] - order[b.benefit.kind] || (a.code < b.code ? -1 : 1);

const refusalOfClaim = (
  { voucher, usedByBuyer }: Claim,
  cart: CartFacts,
  counted: readonly Voucher[],
): string | undefined => {
  if (!voucher) return refusals.unknown;
  if (usedByBuyer) return cart.isMember ? refusals.usedByMember : refusals.usedByGuest;
  const excluding = counted.find(({ combinable }) => !combinable || !voucher.combinable);
  return refusalOf(voucher, cart) ?? (excluding && refusals.alone(excluding.code));
};

/** Rounded half up, and only once, on the sum. */
const shareOf = (cents: Cents, basisPoints: number): Cents => Math.floor((2 * cents * basisPoints + 10_000) / 20_000);

const discountsOf = ({ benefit }: Voucher, lines: readonly CartLine[], left: ReadonlyMap<string, Cents>): Cents[] => {
  const rest = lines.map(({ lineId }) => left.get(lineId) ?? 0);
  const sum = rest.reduce((all, cents) => all + cents, 0);
  switch (benefit.kind) {
    case 'percentage':
      return apportion(shareOf(sum, benefit.basisPoints), rest);
    case 'fixed':
      return apportion(Math.min(benefit.cents, sum), rest);
    case 'buy-n-get': {
      const { buy, get } = benefit;
      return lines.map(({ quantity, priceCents }, index) =>
        Math.min(Math.floor(quantity / (buy + get)) * get * priceCents, rest[index] ?? 0),
      );
    }
    case 'free-part':
    case 'free-delivery':
      return rest.map(() => 0);
  }
};

/**
 * What each code gives for a cart, in the order of the codes. No sum falls below zero. The same cart and vouchers
 * always give the same discounts.
 */
export const assess = (claims: readonly Claim[], cart: CartFacts): Assessment[] => {
  const left = new Map(cart.lines.map(({ lineId, priceCents, quantity }) => [lineId, priceCents * quantity]));
  let delivery = cart.deliveryCents;
  const found = new Map<string, Assessment>();
  const counted: Voucher[] = [];
  // Of two codes that exclude each other, the code entered first counts.
  for (const claim of claims) {
    const refusal = refusalOfClaim(claim, cart, counted);
    if (refusal) found.set(claim.code, refused(claim, refusal));
    else if (claim.voucher) counted.push(claim.voucher);
  }
  for (const voucher of counted.toSorted(limited)) {
    const { code } = voucher;
    const lines = linesIn(voucher.scope, cart.lines);
    const discounts = discountsOf(voucher, lines, left);
    const byLine = new Map(lines.map(({ lineId }, index) => [lineId, discounts[index] ?? 0]));
    for (const [lineId, cents] of byLine) left.set(lineId, (left.get(lineId) ?? 0) - cents);
    const { benefit } = voucher;
    const deliveryCents = benefit.kind === 'free-delivery' ? delivery : 0;
    delivery -= deliveryCents;
    found.set(code, {
      code,
      title: voucher.title,
      revision: voucher.revision,
      refusal: undefined,
      discounts: byLine,
      deliveryCents,
      freePart: benefit.kind === 'free-part' ? { partNo: benefit.partNo, quantity: benefit.quantity } : undefined,
      offer: offerOf(voucher, cart, lines),
    });
  }
  return claims.map(({ code }) => found.get(code)).filter((one) => one !== undefined);
};
