import { isDomainError } from '@southline/kernel/errors';
import type { OrderSums } from '@southline/kernel/order-sums';
import { type Cart, removeLines } from '../domain/cart.ts';
import type { Line } from '../domain/line.ts';
import { holdLines } from '../domain/order.ts';
import { totalsOf } from '../domain/totals.ts';
import { changeCart } from './change-cart.ts';
import type { Ports } from './ports.ts';

export interface CartView {
  readonly cart: Cart | undefined;
  readonly lines: readonly Line[];
  readonly totals: OrderSums;
  readonly removedPartNos: readonly string[];
}

/** The lines at today's prices and stock; parts that are gone are answered apart. Fit stays as it was when added. */
export const priceLines = async (ports: Ports, lines: readonly Line[]): Promise<{ lines: Line[]; gone: Line[] }> => {
  const quotes = await ports.catalogue.quote(
    lines.map(({ partNo }) => partNo),
    '',
  );
  const priced = lines.map((line) => {
    const quote = quotes.get(line.partNo);
    if (!quote) return undefined;
    const { orderable, supersededBy, fit, fitNote, vehicleSlug, vehicleLabel, ...today } = quote;
    return { ...line, ...today, ...(orderable ? {} : { available: 0, stockLevel: 'None' as const }) };
  });
  return { lines: priced.filter((line) => line !== undefined), gone: lines.filter((_, index) => !priced[index]) };
};

/**
 * Units that open payments of this cart hold, its own and those of orders that it left behind: for its buyer they are there,
 * as starting a payment ends the others first (see settleLeftBehind).
 */
const withOwnHolds = async ({ orders }: Ports, cart: Cart, lines: Line[]): Promise<Line[]> => {
  const ids = [...(cart.frozen ? [cart.orderId] : []), ...(cart.leftBehind ?? [])];
  if (ids.length === 0 || lines.every(({ available, quantity }) => available >= quantity)) return lines;
  const held = new Map<string, number>();
  for (const order of await orders.findMany(ids)) {
    if (order.state !== 'AwaitingPayment' || !order.hold.taken) continue;
    for (const { cleansedPartNo, quantity } of holdLines(order))
      held.set(cleansedPartNo, (held.get(cleansedPartNo) ?? 0) + quantity);
  }
  return lines.map((line) => ({ ...line, available: line.available + (held.get(line.cleansedPartNo) ?? 0) }));
};

/** The caller's cart. While the catalogue is away the lines are shown as they were last seen: paying checks them again. */
export const viewCart =
  (ports: Ports) =>
  async (owner: string): Promise<CartView> => {
    const cart = await ports.carts.find(owner);
    const totals = (lines: readonly Line[]) => totalsOf(lines, ports.terms.delivery);
    if (!cart || cart.lines.length === 0) return { cart, lines: [], totals: totals([]), removedPartNos: [] };
    try {
      const { lines: priced, gone } = await priceLines(ports, cart.lines);
      const lines = await withOwnHolds(ports, cart, priced);
      if (gone.length === 0) return { cart, lines, totals: totals(lines), removedPartNos: [] };
      const ids = gone.map(({ lineId }) => lineId);
      const next = await changeCart(ports, owner, (current, fresh) => removeLines(current, ids, fresh));
      return { cart: next, lines, totals: totals(lines), removedPartNos: gone.map(({ partNo }) => partNo) };
    } catch (error) {
      if (!isDomainError(error) || error.kind !== 'unavailable') throw error;
      ports.logger.warn({ code: error.code }, 'cart shown as last seen');
      return { cart, lines: cart.lines, totals: totals(cart.lines), removedPartNos: [] };
    }
  };
