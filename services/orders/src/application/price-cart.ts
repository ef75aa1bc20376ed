import { isValidQuantity } from '@southline/kernel/quantity';
import type { Cart } from '../domain/cart.ts';
import type { Line } from '../domain/line.ts';
import type { Priced } from '../domain/order.ts';
import type { Quote } from '../domain/ports.ts';
import { deliveryFeeOf, totalsOf } from '../domain/totals.ts';
import { type Assessment, discounted, usedVouchers } from '../domain/voucher.ts';
import type { Ports } from './ports.ts';

/** The cart with today's prices, and the lines that had to be left out. */
export interface PricedCart extends Priced {
  readonly lines: readonly Line[];
  /** Parts that can no longer be bought, and free parts whose voucher does not count. */
  readonly gone: readonly Line[];
  readonly assessments: readonly Assessment[];
}

const partNosOf = ({ lines }: Cart): string[] => lines.map(({ partNo }) => partNo);

/**
 * The lines at the quoted prices and stock. Parts that no longer exist are returned separately in `gone`. Whether a part
 * fits is not checked again after its line was added.
 */
const priceLines = (lines: readonly Line[], quotes: ReadonlyMap<string, Quote>): { lines: Line[]; gone: Line[] } => {
  const priced = lines.map((line) => {
    const quote = quotes.get(line.partNo);
    if (!quote) return undefined;
    const { orderable, supersededBy, fit, fitNote, vehicleSlug, vehicleLabel, ...today } = quote;
    const free = line.freeWith ? { priceCents: 0, isFree: true, listCents: today.priceCents } : {};
    return { ...line, ...today, ...free, ...(orderable ? {} : { available: 0, stockLevel: 'None' as const }) };
  });
  return { lines: priced.filter((line) => line !== undefined), gone: lines.filter((_, index) => !priced[index]) };
};

/**
 * Ids of the cart's orders that may hold stock and vouchers: the current one if it is frozen, and those left behind.
 */
export const ownOrderIds = (cart: Cart): readonly string[] => [
  ...(cart.frozen ? [cart.orderId] : []),
  ...(cart.formerOrders ?? []),
];

const assess = async (ports: Ports, cart: Cart, lines: readonly Line[]): Promise<readonly Assessment[]> => {
  const { owner } = cart;
  const codes = cart.codes ?? [];
  if (codes.length === 0) return [];
  const deliveryFee = deliveryFeeOf(lines, ports.terms.delivery);
  return ports.vouchers.assess({
    codes,
    lines,
    deliveryFee,
    buyer: owner,
    buyerKeys: ports.buyerKeys.ofDelivery(cart.delivery),
    ownOrderIds: ownOrderIds(cart),
  });
};

const priceAt = async (ports: Ports, cart: Cart, quotes: ReadonlyMap<string, Quote>): Promise<PricedCart> => {
  const { lines: priced, gone } = priceLines(cart.lines, quotes);
  const assessments = await assess(ports, cart, priced);
  const { lines, notFree } = discounted(priced, assessments);
  const delivery = assessments.reduce((sum, { deliveryCents }) => sum + deliveryCents, 0);
  const totals = totalsOf(lines, ports.terms.delivery, delivery);
  return { lines, totals, assessments, vouchers: usedVouchers(assessments, lines), gone: [...gone, ...notFree] };
};

/** The cart at today's prices, stock and vouchers. */
export const priceCart = async (ports: Ports, cart: Cart): Promise<PricedCart> =>
  priceAt(ports, cart, cart.lines.length > 0 ? await ports.catalogue.quote(partNosOf(cart), '') : new Map());

/**
 * The cart at the prices that its page showed a short time ago, if this process still has them. The stock may have
 * changed since. The prices are confirmed by the hold of the order.
 */
export const priceAsShown = async (ports: Ports, cart: Cart): Promise<PricedCart | undefined> => {
  const quotes = ports.catalogue.recentQuotes(partNosOf(cart));
  return quotes && priceAt(ports, cart, quotes);
};

/** Whether the quantity of each line is one in which its part is sold. */
export const isSellable = (lines: readonly Line[]): boolean =>
  lines.every(
    ({ quantity, minQuantity, freeWith }) => freeWith !== undefined || isValidQuantity(quantity, minQuantity),
  );
