import type { Code } from '@southline/kernel/codes';
import { type DomainError, isDomainError } from '@southline/kernel/errors';
import type { Cart } from '../domain/cart.ts';
import {
  alreadyPaid,
  cartChanged,
  cartEmpty,
  deliveryMissing,
  exchangeEnded,
  nothingToPay,
  offerChanged,
  orderEnded,
  orderUnknown,
  stockShort,
} from '../domain/errors.ts';
import { isExchange } from '../domain/exchange.ts';
import { isAwaited } from '../domain/offers.ts';
import { freeze, isPaidFor, isRefunded, type Order, prolongedHold } from '../domain/order.ts';
import { giveBackHold, holdOrLeave, leaveOrder } from './hold.ts';
import { limitUnpaid } from './limit-unpaid.ts';
import { markPaid } from './mark-paid.ts';
import { nearestDealer } from './nearest-dealer.ts';
import type { Ports } from './ports.ts';
import { isSellable, type PricedCart, priceAsShown, priceCart } from './price-cart.ts';
import { settleFormerOrders } from './settle-former-orders.ts';

/** Opens a payment attempt for the order's total. If an attempt is open, returns it. */
const openPayment = async (ports: Ports, order: Order) => {
  const { orderId, orderNo, totals, delivery: customer, region, holdUntil } = order;
  try {
    const opened = await ports.payments.open({ orderId, orderNo, cents: totals.totalToPay, customer, region });
    return { ...opened, heldUntil: holdUntil };
  } catch (error) {
    if (!isDomainError(error, 'AlreadyCaptured')) throw error;
    const { capture } = await ports.payments.confirm(orderId);
    if (capture) await markPaid(ports)(order, capture);
    throw alreadyPaid();
  }
};

/**
 * Throws if the follow-on order can no longer be paid. The parent must still await the payment of its accepted offer.
 * An exchange order can be paid while its stock is held.
 */
const checkAwaited = async ({ orders, clock }: Ports, order: Order): Promise<void> => {
  const isOver = order.state !== 'AwaitingPayment' || clock.now() >= order.holdUntil;
  if (isExchange(order)) {
    if (isOver) throw exchangeEnded();
    return;
  }
  const parent = order.parent && (await orders.find(order.parent.orderId));
  if (isOver || !isAwaited(parent, order)) throw offerChanged();
};

/**
 * Opens the payment of a follow-on order. Refuses if the parent no longer awaits it, because that payment would be
 * refunded.
 */
export const payFollowOn = async (ports: Ports, order: Order, cents: number) => {
  if (isPaidFor(order)) throw alreadyPaid();
  if (isRefunded(order)) throw orderEnded(order);
  await checkAwaited(ports, order);
  if (order.totals.totalToPay === 0) throw nothingToPay();
  if (order.totals.totalToPay !== cents) throw cartChanged();
  return openPayment(ports, order);
};

interface StartPayment {
  readonly owner: string;
  readonly orderId: string;
  readonly orderNo: string;
  /** The total that the buyer saw. */
  readonly cents: number;
  readonly clientAddress?: string | undefined;
  readonly region: string;
  readonly language: string;
}

/**
 * Freezes the cart as shown, holds its stock and opens a payment attempt. If an attempt is open, returns it. For the id
 * of a follow-on order, pays for that order instead.
 */
export const startPayment = (ports: Ports) => async (command: StartPayment) => {
  await ports.switches.refuse('payments-off');
  const { owner, orderId, orderNo } = command;
  const fresh = await freezeRecent(ports, command);
  if (fresh) return openHeld(ports, fresh, command);
  const cart = await ports.carts.find(owner);
  if (cart?.orderId !== orderId || cart.orderNo !== orderNo) {
    const order = await ports.orders.findOwned(owner, { orderId });
    if (!order?.parent || order.orderNo !== orderNo) throw cartChanged();
    return payFollowOn(ports, order, command.cents);
  }
  if (cart.lines.length === 0) throw cartEmpty();
  if (!cart.delivery) throw deliveryMissing();
  await settleFormerOrders(ports, cart.formerOrders);
  const existing = cart.frozen ? await ports.orders.find(cart.orderId) : undefined;
  const order = existing ? await payable(ports, existing, command) : await freezeCart(ports, cart, command);
  return openHeld(ports, order, command);
};

/** Takes the order's stock and opens a payment attempt. */
const openHeld = async (ports: Ports, order: Order, command: StartPayment) => {
  const taken = await holdOrLeave(ports, order);
  // While its stock was taken, the order may have ended, or may have been paid in another tab.
  const held = taken.state === 'AwaitingPayment' ? taken : await payable(ports, taken, command);
  try {
    return await openPayment(ports, held);
  } catch (error) {
    if (isDomainError(error) && noneOpened.has(error.code)) await giveBackHold(ports, held);
    throw error;
  }
};

/**
 * Errors after which no attempt of the order can be captured, so its hold is released. After any other error an attempt
 * may be captured. The hold then stays, and the sweeper asks payments when it ends.
 */
const noneOpened: ReadonlySet<Code> = new Set(['PaymentUnavailable', 'PaymentSetup', 'InvalidRequest']);

/**
 * Checks an order that this cart froze before. If its total has changed or it no longer awaits payment, the cart gets a
 * new order id.
 */
const payable = async (ports: Ports, order: Order, { owner, cents }: StartPayment): Promise<Order> => {
  if (isPaidFor(order)) throw alreadyPaid();
  if (isRefunded(order)) throw orderEnded(order);
  const now = ports.clock.now();
  const until = prolongedHold(order, now, ports.terms.holdMs);
  if (order.state !== 'AwaitingPayment' || order.totals.totalToPay !== cents || until <= now) {
    await leaveOrder(ports, owner, order.orderId);
    throw cartChanged();
  }
  return ports.orders.update(order, ({ state }) =>
    state === 'AwaitingPayment' ? { set: { holdUntil: until, sweepAt: until } } : undefined,
  );
};

/** Why a cart cannot be frozen for this total. */
const refusalOf = ({ lines, totals, gone }: PricedCart, cents: number): DomainError | undefined => {
  if (gone.length > 0 || !isSellable(lines) || totals.totalToPay !== cents) return cartChanged();
  if (totals.totalToPay === 0) return nothingToPay();
  const short = lines.filter((line) => line.available < line.quantity);
  if (short.length === 0) return undefined;
  return stockShort(Object.fromEntries(short.map((line) => [line.partNo, String(line.available)])));
};

/** The cart at the prices that the buyer saw. A refusal is decided on today's prices and stock. */
const priceToPay = async (ports: Ports, cart: Cart, cents: number): Promise<PricedCart> => {
  const shown = await priceAsShown(ports, cart);
  if (shown && !refusalOf(shown, cents)) return shown;
  const priced = await priceCart(ports, cart);
  const refusal = refusalOf(priced, cents);
  if (refusal) throw refusal;
  return priced;
};

/**
 * Freezes the cart that this process last knew, if it is ready to be frozen. Freezing checks its version. A refusal is
 * decided on the stored cart.
 */
const freezeRecent = async (ports: Ports, command: StartPayment): Promise<Order | undefined> => {
  const cart = ports.carts.recent(command.owner);
  if (cart?.orderId !== command.orderId || cart.orderNo !== command.orderNo) return undefined;
  if (cart.frozen || cart.formerOrders?.length || !cart.delivery || cart.lines.length === 0) return undefined;
  try {
    return await freezeCart(ports, cart, command);
  } catch (error) {
    if (!isDomainError(error) || error.kind === 'unavailable') throw error;
    return undefined;
  }
};

const freezeCart = async (ports: Ports, cart: Cart, command: StartPayment): Promise<Order> => {
  const { cents, region, language } = command;
  const counted = async () => {
    const priced = await priceToPay(ports, cart, cents);
    return { priced, holdMs: await limitUnpaid(ports, { ...command, lines: priced.lines, hasBought: cart.hasBought }) };
  };
  const [{ priced, holdMs }, dealer] = await Promise.all([counted(), nearestDealer(ports, cart.delivery)]);
  if (!(await ports.carts.markFrozen(cart))) throw cartChanged();
  const now = ports.clock.now();
  const { warehouse } = ports.terms;
  const order = freeze(cart, priced, { warehouse, dealer, region, language }, now, holdMs);
  if (await ports.orders.insert(order)) return order;
  // A second click has inserted the order first, so that order is used.
  const first = await ports.orders.find(order.orderId);
  if (!first) throw orderUnknown();
  return payable(ports, first, command);
};
