import type { Cents } from '@southline/kernel/money';
import { keptItems, type ReturnItem, type ReturnOrder } from './return-order.ts';

/** Reason 3 is the shop's mistake by definition; reason 1 if staff find that the wrong part was sent. */
const isOurMistake = ({ reason, wrongPartSent }: ReturnItem): boolean =>
  reason === 3 || (reason === 1 && wrongPartSent === true);

/** Units of lines with a price. Gifts and lines without a price do not count towards a whole order. */
const pricedUnits = (items: readonly ReturnItem[]): number =>
  items.reduce((sum, { priceCents, quantity }) => sum + (priceCents > 0 ? quantity : 0), 0);

/**
 * The delivery fee that is refunded with a return: all of it, once, when the return completes an order that was returned
 * because of our mistake. `others`: the order's other returns.
 */
export const deliveryRefundOf = (order: ReturnOrder, others: readonly ReturnOrder[]): Cents => {
  const before = others.filter(({ state }) => state === 'Refunding' || state === 'Completed');
  if (before.some(({ deliveryRefundCents = 0 }) => deliveryRefundCents > 0)) return 0;
  const units = pricedUnits([order, ...before].flatMap(keptItems).filter(isOurMistake));
  return units > 0 && units === order.order.pricedUnits ? order.order.deliveryPaidCents : 0;
};

/** The delivery fee that would be refunded if staff found our mistake in every item where this is possible. */
export const deliveryAtStake = (order: ReturnOrder, others: readonly ReturnOrder[]): Cents => {
  if (order.state !== 'Pending') return 0;
  const items = order.items.map((item) => ({ ...item, wrongPartSent: true }));
  return deliveryRefundOf({ ...order, items }, others);
};
