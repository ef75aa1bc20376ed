import type { Money } from '@southline/contracts/common';
import { toMoney } from '@southline/contracts/money';
import { invalidField } from '@southline/kernel/errors';
import { fromDollars, toDollars } from '@southline/kernel/money';

/** The amount in dollars; 0 if absent. */
export const dollarsOf = (money: Money | undefined): number => toDollars(money?.cents ?? 0);

/** The amount of a request field; throws InvalidRequest for fractions of a cent. */
export const moneyFrom = (dollars: number, field: string): Money => {
  const cents = fromDollars(dollars);
  if (Number.isNaN(cents) || cents < 0) {
    throw invalidField(field, 'An amount has at most two decimals and is not negative.');
  }
  return toMoney(cents);
};
