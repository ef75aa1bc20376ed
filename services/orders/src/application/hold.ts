import { isDomainError } from '@southline/kernel/errors';
import { renumber } from '../domain/cart.ts';
import { cartChanged, stockShort } from '../domain/errors.ts';
import { nextRound, type Order, takesStock } from '../domain/order.ts';
import type { HeldLine } from '../domain/ports.ts';
import type { OrderVoucher } from '../domain/voucher.ts';
import { changeCart } from './change-cart.ts';
import type { Ports } from './ports.ts';

/** Gives the owner's cart a new order id when its current order cannot be paid for. */
export const leaveOrder = (ports: Ports, owner: string, orderId: string) =>
  changeCart(ports, owner, (cart, fresh) => (cart.orderId === orderId ? renumber(cart, fresh) : cart));

const maxRounds = 5;

/** The first hold of a cart's order confirms the prices with which the cart was frozen. Later holds keep the agreed prices. */
const confirmsPrices = ({ state, hold, parent }: Order): boolean =>
  state === 'AwaitingPayment' && hold.round === 1 && parent === undefined;

const heldLines = (order: Order): readonly HeldLine[] => {
  const confirms = confirmsPrices(order);
  const parts = new Map<string, HeldLine>();
  for (const { cleansedPartNo, quantity, priceCents, freeWith } of order.lines) {
    const known = parts.get(cleansedPartNo);
    // The price of a free line comes from its voucher.
    const price = confirms && freeWith === undefined ? priceCents : known?.priceCents;
    parts.set(cleansedPartNo, { cleansedPartNo, quantity: quantity + (known?.quantity ?? 0), priceCents: price });
  }
  return [...parts.values()];
};

/**
 * Takes the order's stock, or throws StockShort. For an unpaid order it throws PriceChanged or VoucherChanged if the goods are
 * no longer sold as the order says. If the round was released meanwhile, the next round is tried. The state is checked in
 * the update that takes the round, so an order that ended meanwhile is returned without stock.
 */
export const takeHold = async (ports: Ports, order: Order): Promise<Order> => {
  let current = order;
  for (let attempt = 0; attempt < maxRounds; attempt += 1) {
    if (current.hold.taken || !takesStock(current)) return current;
    const { round } = current.hold;
    try {
      await ports.catalogue.hold(order.orderId, round, heldLines(current));
      if (order.vouchers) await holdVouchers(ports, current, order.vouchers);
      current = await ports.orders.update(current, (stored) =>
        takesStock(stored) && stored.hold.round === round && !stored.hold.taken
          ? { set: { hold: { round, taken: true } } }
          : undefined,
      );
    } catch (error) {
      if (isDomainError(error, 'StockShort')) throw namedShort(order, error.details);
      // If the vouchers service refuses an unpaid order, its stock is released here. The caller ends a paid order,
      // which releases the round.
      if (isDomainError(error, 'VoucherChanged')) await giveBackHold(ports, current);
      if (!isDomainError(error, 'HoldEnded')) throw error;
      current = await ports.orders.update(current, (stored) => {
        if (!takesStock(stored) || stored.hold.round !== round) return undefined;
        const { hold, release } = nextRound(stored);
        return { set: { hold }, release };
      });
    }
  }
  if (current.hold.taken || !takesStock(current)) return current;
  throw new Error(`Order ${order.orderId} lost its hold in every round.`);
};

/**
 * Holds the order. If a price or its voucher has changed, the order cannot be bought: the cart gets a new order id and the
 * buyer re-loads.
 */
export const holdOrLeave = async (ports: Ports, order: Order): Promise<Order> => {
  try {
    return await takeHold(ports, order);
  } catch (error) {
    if (!isDomainError(error, 'VoucherChanged') && !isDomainError(error, 'PriceChanged')) throw error;
    await leaveOrder(ports, order.owner, order.orderId);
    throw cartChanged();
  }
};

const holdVouchers = ({ vouchers, buyerKeys }: Ports, order: Order, used: readonly OrderVoucher[]) =>
  vouchers.hold({
    orderId: order.orderId,
    round: order.hold.round,
    buyer: order.owner,
    buyerKeys: buyerKeys.ofDelivery(order.delivery),
    vouchers: used,
    paid: order.state === 'Paid',
  });

/** Replaces the normalised part numbers in the error by the printed ones. */
const namedShort = (order: Order, details: Readonly<Record<string, string>>) =>
  stockShort(
    Object.fromEntries(
      Object.entries(details).map(([cleansed, available]) => [
        order.lines.find((line) => line.cleansedPartNo === cleansed)?.partNo ?? cleansed,
        available,
      ]),
    ),
  );

/**
 * Releases the round of the hold, if the order is unpaid and unchanged since the caller read it. A newer
 * write may come from another tab, whose payment needs the hold. The order moves to the next round first, so that a
 * late capture takes fresh stock instead of relying on released units.
 */
export const giveBackHold = async (ports: Ports, known: Order): Promise<void> => {
  const { round } = known.hold;
  const order = await ports.orders.update(known, (current) => {
    if (current.state !== 'AwaitingPayment' || current.version !== known.version) return undefined;
    const { hold, release } = nextRound(current);
    return { set: { hold }, release };
  });
  if (order.hold.round > round) await releaseRound(ports, order, round).catch(repeatedLater(ports, order));
};

/** Logs a failed release, which the sweeper repeats. The caller throws its own, earlier error. */
const repeatedLater =
  ({ logger }: Ports, { orderId }: Order) =>
  (error: unknown): void =>
    logger.warn({ err: error, orderId }, 'a round could not be given back yet');

/**
 * Asks the catalogue, and the vouchers service if the order has vouchers, to release a round. Then removes the round
 * from the order's list.
 */
export const releaseRound = async (ports: Ports, order: Order, round: number): Promise<void> => {
  const { orderId, vouchers } = order;
  await Promise.all([ports.catalogue.release(orderId, round), vouchers && ports.vouchers.release(orderId, round)]);
  await ports.orders.update(orderId, () => ({ released: round }));
};
