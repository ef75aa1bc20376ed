import { membershipNoOf } from '@southline/kernel/owner';
import { orderTooLarge, tooMuchUnpaid } from '../domain/errors.ts';
import type { Line } from '../domain/line.ts';
import { type Allowance, isWithin, type UnpaidOrder } from '../domain/unpaid.ts';
import type { Ports } from './ports.ts';

export interface Wanted {
  readonly orderId: string;
  readonly owner: string;
  /** The key of the limit: the client's address or its network. */
  readonly clientAddress?: string | undefined;
  readonly lines: readonly Pick<Line, 'quantity'>[];
  readonly cents: number;
  /** Whether a guest has placed an order from this cart. Members' orders are read. */
  readonly hasBought?: boolean | undefined;
}

/** A counted order is inserted within this time, unless its process has died. */
const insertedWithinMs = 60_000;

/**
 * Counts an order that is about to hold stock, and returns how long its stock is held. Throws when unpaid orders of its
 * member, or of newcomers at its client address, would hold too much. A guest has one cart, whose former orders are
 * settled before the next one (see settleFormerOrders), so guests are counted by address only. Nothing decrements the
 * count when an order ends. Instead, orders that no longer await payment are dropped from the count before a refusal.
 */
export const limitUnpaid = async (ports: Ports, wanted: Wanted) => {
  const { orderId, owner, clientAddress, lines, cents } = wanted;
  const { unpaid, holdMs } = ports.terms;
  const isMember = membershipNoOf(owner) !== '';
  const hasBought = isMember ? (await ports.orders.lastDeliveries(owner, 1)).length > 0 : wanted.hasBought === true;
  const isRegular = isMember && hasBought;
  const most = isRegular ? unpaid.regular : unpaid.newcomer;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const order: UnpaidOrder = { orderId, units, cents, at: ports.clock.now() };
  if (!isWithin(order, most)) throw orderTooLarge(most, isRegular);

  if (isMember) await count(ports, order, 'owner', owner, most);
  if (!isRegular && unpaid.perAddress && clientAddress)
    await count(ports, order, 'address', ports.buyerKeys.ofAddress(clientAddress), unpaid.perAddress);
  return isMember || hasBought ? holdMs : Math.min(holdMs, unpaid.newcomerHoldMs);
};

/**
 * Counts an exchange order, which holds its stock until `until`. Its buyer has placed an order. A guest is counted by the
 * owner of the order, because staff approve the exchange, so there is no client address.
 */
export const limitExchange = async (
  ports: Ports,
  { orderId, owner, lines, cents, until }: Wanted & { readonly until: Date },
): Promise<void> => {
  const { unpaid } = ports.terms;
  const isRegular = membershipNoOf(owner) !== '';
  const most = isRegular ? unpaid.regular : unpaid.newcomer;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const order: UnpaidOrder = { orderId, units, cents, at: ports.clock.now(), until };
  if (!isWithin(order, most)) throw orderTooLarge(most, isRegular);
  await count(ports, order, 'owner', owner, most);
};

const count = async (
  ports: Ports,
  order: UnpaidOrder,
  whose: 'owner' | 'address',
  account: string,
  most: Allowance,
): Promise<void> => {
  if (await ports.unpaid.count(account, order, most)) return;
  const waitMs = await dropEnded(ports, account, order.at.getTime());
  if (!(await ports.unpaid.count(account, order, most))) throw tooMuchUnpaid(whose, waitMs);
};

/**
 * Drops orders that no longer hold stock from the count. Returns the milliseconds until the first of the remaining ones
 * ends.
 */
const dropEnded = async ({ unpaid }: Ports, account: string, now: number): Promise<number> => {
  const counted = await unpaid.list(account);
  const isOver = ({ at, state }: (typeof counted)[number]) =>
    state ? state !== 'AwaitingPayment' : at.getTime() + insertedWithinMs <= now;
  await unpaid.drop(
    account,
    counted.filter(isOver).map(({ orderId }) => orderId),
  );
  const ends = counted
    .filter((each) => !isOver(each))
    .map(({ at, holdUntil }) => holdUntil?.getTime() ?? at.getTime() + insertedWithinMs);
  return Math.max(0, Math.min(...ends) - now);
};
