import { formatMoney } from '@southline/kernel/money';
import { type CartFacts, costOf, linesIn } from './cart-facts.ts';
import type { Voucher } from './voucher.ts';

export const refusals = {
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
export const refusalOf = ({ membersOnly, scope, minimumCents }: Voucher, cart: CartFacts): string | undefined => {
  if (membersOnly && !cart.isMember) return refusals.member;
  const lines = linesIn(scope, cart.lines);
  if (lines.length === 0) return refusals.add(scope.words || 'parts');
  const missing = minimumCents - costOf(lines);
  if (missing <= 0) return undefined;
  const more = formatMoney(missing);
  return scope.words ? refusals.spendOn(more, scope.words) : refusals.spend(more);
};
