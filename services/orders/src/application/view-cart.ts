import { isDomainError } from '@southline/kernel/errors';
import type { OrderSums } from '@southline/kernel/order-sums';
import { type Cart, removeLines } from '../domain/cart.ts';
import type { Line } from '../domain/line.ts';
import { totalsOf } from '../domain/totals.ts';
import type { Assessment } from '../domain/voucher.ts';
import { changeCart } from './change-cart.ts';
import type { Ports } from './ports.ts';
import { ownOrderIds, priceCart } from './price-cart.ts';

export interface CartView {
  readonly cart: Cart | undefined;
  readonly lines: readonly Line[];
  readonly totals: OrderSums;
  /** One per code of the cart, in the order of the codes. */
  readonly assessments: readonly Assessment[];
  readonly removedPartNos: readonly string[];
}

/**
 * Adds the units held by this cart's own open payments to the available stock. Starting a payment ends those first (see
 * settleFormerOrders), so the buyer can have these units.
 */
const withOwnHolds = async ({ orders }: Ports, cart: Cart, lines: readonly Line[]): Promise<readonly Line[]> => {
  const ids = ownOrderIds(cart);
  if (ids.length === 0 || lines.every(({ available, quantity }) => available >= quantity)) return lines;
  const held = new Map<string, number>();
  for (const order of await orders.findMany(ids)) {
    if (order.state !== 'AwaitingPayment' || !order.hold.taken) continue;
    for (const { cleansedPartNo, quantity } of order.lines)
      held.set(cleansedPartNo, (held.get(cleansedPartNo) ?? 0) + quantity);
  }
  return lines.map((line) => ({ ...line, available: line.available + (held.get(line.cleansedPartNo) ?? 0) }));
};

/** The answer for a code that cannot be checked at the moment. */
const unchecked = (code: string): Assessment => ({
  code,
  title: '',
  revision: 0,
  deliveryCents: 0,
  discounts: new Map(),
  refusal: 'This code cannot be checked at the moment.',
});

/**
 * The caller's cart. While the catalogue or the vouchers service is away, the lines are shown as last seen and without
 * discounts. Paying checks them again.
 */
export const viewCart =
  (ports: Ports) =>
  async (owner: string): Promise<CartView> => {
    const cart = await ports.carts.find(owner);
    if (!cart)
      return { cart, lines: [], totals: totalsOf([], ports.terms.delivery), assessments: [], removedPartNos: [] };
    try {
      const { lines: priced, gone, totals, assessments } = await priceCart(ports, cart);
      const lines = await withOwnHolds(ports, cart, priced);
      if (gone.length === 0) return { cart, lines, totals, assessments, removedPartNos: [] };
      const ids = gone.map(({ lineId }) => lineId);
      const next = await changeCart(ports, owner, (current, fresh) => removeLines(current, ids, fresh));
      return { cart: next, lines, totals, assessments, removedPartNos: gone.map(({ partNo }) => partNo) };
    } catch (error) {
      if (!isDomainError(error) || error.kind !== 'unavailable') throw error;
      ports.logger.warn({ code: error.code }, 'cart shown as last seen');
      const totals = totalsOf(cart.lines, ports.terms.delivery);
      const assessments = (cart.codes ?? []).map(unchecked);
      return { cart, lines: cart.lines, totals, assessments, removedPartNos: [] };
    }
  };
