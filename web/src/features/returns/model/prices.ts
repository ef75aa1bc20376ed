import { fromDollars, gstOf, toDollars } from '@southline/kernel/money';

/** Return views show prices without GST (spec §9); in dollars, as calls have them. */
export const withoutGst = (inclusive: number): number => {
  const cents = fromDollars(inclusive);
  return toDollars(cents - gstOf(cents));
};
