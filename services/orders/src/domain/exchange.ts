import { isValidQuantity } from '@southline/kernel/quantity';
import { invalidQuantity, notExchangeable } from './errors.ts';
import { followOn } from './follow-on.ts';
import type { PartSnapshot } from './line.ts';
import type { Order } from './order.ts';

export interface NewExchange {
  readonly returnNo: string;
  /** The id of the returned item. It becomes the order's id and its line's id, so a repeat finds the same order. */
  readonly itemId: string;
  readonly orderNo: string;
  readonly part: PartSnapshot;
  readonly quantity: number;
  /** The stock of the order is held until then. */
  readonly until: Date;
}

/**
 * The order of the part that a buyer wants instead of returned units. Throws if the part cannot be sold in this way.
 */
export const exchangeOrder = (of: Order, { itemId, orderNo, part, ...wanted }: NewExchange, now: Date): Order => {
  const { returnNo, quantity, until } = wanted;
  if (!isValidQuantity(quantity, part.minQuantity)) throw invalidQuantity(part.minQuantity);
  if (part.priceCents === 0) throw notExchangeable();
  const key = { orderId: itemId, orderNo };
  const parent = { orderId: of.orderId, orderNo: of.orderNo, offerNo: 0, returnNo };
  return followOn(of, { key, lines: [{ ...part, lineId: itemId, quantity }], parent, until }, now);
};

export const isExchange = ({ parent }: Pick<Order, 'parent'>): boolean => Boolean(parent?.returnNo);
