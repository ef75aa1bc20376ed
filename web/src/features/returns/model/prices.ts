import { fromDollars, gstOf, toDollars } from '@southline/kernel/money';

/** Views of returns show prices without GST, in dollars, as the API sends them. */
export const withoutGst = (inclusive: number): number => {
  const cents = fromDollars(inclusive);
  return toDollars(cents - gstOf(cents));
};
