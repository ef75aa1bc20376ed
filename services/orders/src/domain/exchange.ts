import type { Cents } from '@southline/kernel/money';
import { isValidQuantity, roundUp } from '@southline/kernel/quantity';
import { exchangeTooDear, exchangeTooMany, invalidQuantity, notExchangeable } from './errors.ts';
import { followOn } from './follow-on.ts';
import type { PartSnapshot } from './line.ts';
import type { Order } from './order.ts';

/** An exchange is worth at most so many times the price of the returned units. */
export const exchangeTimes = 3;

/** The returned units, at their price as ordered. */
export interface Returned {
  readonly units: number;
  readonly valueCents: Cents;
}

/** `units` 0: all units of the line. */
export const returnedOf = ({ lines }: Order, lineId: string, units: number): Returned => {
  const line = lines.find((known) => known.lineId === lineId);
  const counted = Math.min(units || (line?.quantity ?? 0), line?.quantity ?? 0);
  return { units: counted, valueCents: counted * (line?.priceCents ?? 0) };
};

/**
 * Throws if the part cannot be taken in exchange for the returned units: at most as many units as come back, rounded
 * up to whole packs, and at most `exchangeTimes` their value.
 */
export const checkExchange = (part: PartSnapshot, quantity: number, returned: Returned): void => {
  if (!isValidQuantity(quantity, part.minQuantity)) throw invalidQuantity(part.minQuantity);
  if (part.priceCents === 0) throw notExchangeable();
  const most = roundUp(returned.units, part.minQuantity);
  if (quantity > most) throw exchangeTooMany(most);
  const worth = exchangeTimes * returned.valueCents;
  if (quantity * part.priceCents > worth) throw exchangeTooDear(worth, exchangeTimes);
};

export interface NewExchange {
  readonly returnNo: string;
  /** The id of the returned item. It becomes the order's id and its line's id, so a repeat finds the same order. */
  readonly itemId: string;
  readonly orderNo: string;
  readonly part: PartSnapshot;
  readonly quantity: number;
  readonly returned: Returned;
  /** The stock of the order is held until then. */
  readonly until: Date;
}

/**
 * The order of the part that a buyer wants instead of returned units. Throws if the part cannot be sold in this way.
 */
export const exchangeOrder = (of: Order, { itemId, orderNo, part, ...wanted }: NewExchange, now: Date): Order => {
  const { returnNo, quantity, returned, until } = wanted;
  checkExchange(part, quantity, returned);
  // No voucher counts for an exchange.
  const { categoryIds: _, ...goods } = part;
  const key = { orderId: itemId, orderNo };
  const parent = { orderId: of.orderId, orderNo: of.orderNo, offerNo: 0, returnNo };
  return followOn(of, { key, lines: [{ ...goods, lineId: itemId, quantity }], parent, until }, now);
};

export const isExchange = ({ parent }: Pick<Order, 'parent'>): boolean => Boolean(parent?.returnNo);
