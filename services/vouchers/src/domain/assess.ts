import { apportion } from '@southline/kernel/apportion';
import { type Cents, formatMoney } from '@southline/kernel/money';
import { maxQuantity } from '@southline/kernel/quantity';
import { type CartFacts, type CartLine, costOf, linesIn } from './cart-facts.ts';
import type { Voucher } from './voucher.ts';

/** A change of the cart that would increase a voucher's benefit, shown as "Special Offer!". */
interface Offer {
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

const offerOf = ({ code, title, benefit }: Voucher, cart: CartFacts, lines: readonly CartLine[]): Offer | undefined => {
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

const refusals = {
  /** One text for unknown, ended and used-up codes, so that guessing codes reveals nothing. */
  unknown: 'This code is not valid, has expired or has been used up.',
  usedByMember: 'You have used this code already.',
  usedByGuest:
    'This code was used already with your email or delivery address. If that was someone else, sign in or join us to use it.',
  member: 'This code is for members. Sign in or join us to use it.',
  alone: (other: string) => `This code cannot be used together with ${other}.`,
  add: (words: string) => `Add ${words} to your cart to use this code.`,
  spend: (more: string) => `Spend ${more} more to use this code.`,
  spendOn: (more: string, words: string) => `Spend ${more} more on ${words} to use this code.`,
};

/** Why an open voucher does not count for this cart, and what would help. Undefined if it counts. */
const refusalOf = ({ membersOnly, scope, minimumCents }: Voucher, cart: CartFacts): string | undefined => {
  if (membersOnly && !cart.isMember) return refusals.member;
  const lines = linesIn(scope, cart.lines);
  if (lines.length === 0) return refusals.add(scope.words || 'parts');
  const missing = minimumCents - costOf(lines);
  if (missing <= 0) return undefined;
  const more = formatMoney(missing);
  return scope.words ? refusals.spendOn(more, scope.words) : refusals.spend(more);
};

/** A code of a cart, with the facts about it. */
export interface Claim {
  readonly code: string;
  /** Undefined if the code is unknown, not open now or used up. The buyer does not learn which. */
  readonly voucher: Voucher | undefined;
  /** Whether this buyer has reached the limit per buyer. */
  readonly usedByBuyer: boolean;
}

interface FreePart {
  readonly partNo: string;
  readonly quantity: number;
  /** The lines of which one has to be bought. */
  readonly lineIds: readonly string[];
  readonly minimumCents: Cents;
}

const freePartOf = ({ benefit, minimumCents }: Voucher, lines: readonly CartLine[]): FreePart | undefined =>
  benefit.kind === 'free-part'
    ? { partNo: benefit.partNo, quantity: benefit.quantity, lineIds: lines.map(({ lineId }) => lineId), minimumCents }
    : undefined;

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
  readonly freePart: FreePart | undefined;
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
      freePart: freePartOf(voucher, lines),
      offer: offerOf(voucher, cart, lines),
    });
  }
  return claims.map(({ code }) => found.get(code)).filter((one) => one !== undefined);
};
