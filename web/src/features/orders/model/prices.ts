import { type Cents, fromDollars, toDollars } from '@southline/kernel/money';
import { dearestOffer, offerDays } from '@southline/kernel/order';
import type { Body } from '@southline/rest/types';
import type { Check, Problem } from '../../../shared/forms/rules.ts';
import type { OrderDetails, OrderLine } from '../api/order-query.ts';
import { problems } from '../messages.ts';
import { waitingOf } from './cancel-units.ts';

/** Typed texts by field. A field is the id of a line, or `validDays`. */
export type Typed = Readonly<Record<string, string>>;

export const DAYS = 'validDays';

/** The cents of a typed amount; undefined if it is not an amount. */
const centsOf = (typed: string): Cents | undefined =>
  /^\d+(\.\d{1,2})?$/.test(typed) ? fromDollars(Number(typed)) : undefined;

const isDays = (typed: string): boolean =>
  /^\d{1,2}$/.test(typed) && Number(typed) >= offerDays.least && Number(typed) <= offerDays.most;

/** The prices of the open offer, if there is one. */
export const firstPrices = (lines: readonly OrderLine[], offer: OrderDetails['offer']): Record<string, string> => ({
  ...Object.fromEntries(
    lines.map(({ shoppingCartID }) => [
      shoppingCartID,
      offer?.lines.find((line) => line.shoppingCartID === shoppingCartID)?.listPrice.toFixed(2) ?? '',
    ]),
  ),
  [DAYS]: String(offerDays.usual),
});

const priceProblem = (typed: string): Problem | undefined => {
  if (typed === '') return undefined;
  const cents = centsOf(typed);
  if (cents === undefined) return problems.price;
  return cents > dearestOffer ? problems.dearest : undefined;
};

/** At least one line needs a price. Lines without a price are not part of the offer. */
export const checkPrices =
  (lines: readonly OrderLine[]): Check<string> =>
  (typed, moment) => {
    const [first] = lines;
    const none = lines.every(({ shoppingCartID }) => !typed[shoppingCartID]);
    return {
      ...Object.fromEntries(
        lines.map(({ shoppingCartID }) => [shoppingCartID, priceProblem(typed[shoppingCartID] ?? '')]),
      ),
      ...(none && first && moment === 'complete' && { [first.shoppingCartID]: problems.noPrice }),
      [DAYS]: isDays(typed[DAYS] ?? '') ? undefined : problems.days,
    };
  };

/** The total of each line in cents. Undefined without a valid price. */
export const offeredTotals = (lines: readonly OrderLine[], typed: Typed) =>
  lines.map((line) => {
    const cents = centsOf(typed[line.shoppingCartID] ?? '');
    return { line, total: cents === undefined ? undefined : cents * waitingOf(line) };
  });

/** The number of days, or the usual one while none can be read. */
export const daysOf = (typed: Typed): number => (isDays(typed[DAYS] ?? '') ? Number(typed[DAYS]) : offerDays.usual);

export const toOffer = (orderID: string, lines: readonly OrderLine[], typed: Typed): Body<'Order/offer-prices'> => ({
  orderID,
  lines: lines.flatMap(({ shoppingCartID }) => {
    const cents = centsOf(typed[shoppingCartID] ?? '');
    return cents === undefined ? [] : [{ shoppingCartID, listPrice: toDollars(cents) }];
  }),
  validDays: daysOf(typed),
});
