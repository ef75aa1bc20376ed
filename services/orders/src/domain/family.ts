import type { Cents } from '@southline/kernel/money';
import { type PaidLine, paidForDelivery } from '@southline/kernel/refund';
import type { Line } from './line.ts';
import { isPlaced, type Order, type OrderState, type UnitsOfLine } from './order.ts';
import type { OrderChange } from './ports.ts';
import { unitsLeft } from './units.ts';

/**
 * A family is an order without a parent, its follow-on orders, and theirs. Its delivery fee was paid with the first
 * order. The fee comes back when each unit of the family was cancelled, or came back because of our mistake.
 */
export type Family = readonly [Order, ...Order[]];

export const paidOf = ({ priceCents, quantity, discountCents = 0 }: Line): PaidLine => ({
  price: priceCents,
  quantity,
  discount: discountCents,
});

/** The delivery fee that the order paid, less its voucher discount. */
export const deliveryPaidOf = ({ totals, lines }: Order): Cents =>
  paidForDelivery(totals.totalToPay, lines.map(paidOf));

/** The part of the delivery fee that was refunded. Earlier releases refunded it with a return. */
export const deliveryRefundedOf = ({ cancellations = [], returns = [] }: Order): Cents =>
  [...cancellations, ...returns].reduce((sum, { deliveryCents = 0 }) => sum + deliveryCents, 0);

const returnedOf = ({ returns = [] }: Order, lineId: string): number =>
  returns
    .flatMap(({ lines = [] }) => lines)
    .reduce((sum, line) => sum + (line.lineId === lineId && line.isOurMistake ? line.quantity : 0), 0);

/** A follow-on order that is not placed may still be, in these states. */
const mayBePlaced: ReadonlySet<OrderState> = new Set(['AwaitingPayment', 'Paid']);

/**
 * Units of a line that were not cancelled and did not come back because of our mistake. The units of an offer are the
 * parent's until its follow-on order is placed. An exchange order has its own units, which count while it may be placed.
 */
const openUnits = (order: Order, line: Line): number => {
  if (!isPlaced(order)) return order.parent?.returnNo && mayBePlaced.has(order.state) ? line.quantity : 0;
  return unitsLeft(order, line) - returnedOf(order, line.lineId);
};

/** Whether the list has all placed follow-on orders. One may have been placed after the list was read. */
const isComplete = (family: Family): boolean => {
  const known = new Set(family.map(({ orderId }) => orderId));
  return family.every(({ followOns = [] }) => followOns.every(({ orderId }) => known.has(orderId)));
};

/**
 * Whether the delivery fee of the family comes back. Free parts count like all others, because each may be exchanged for
 * another part. Once true, it stays true whatever happens to the family.
 */
export const isDeliveryUndone = (family: Family): boolean =>
  isComplete(family) && family.every((order) => order.lines.every((line) => openUnits(order, line) === 0));

/** The delivery fee that is owed to the buyer now. 0 once it was refunded. */
export const deliveryDueOf = (family: Family): Cents => {
  const [first] = family;
  return isPlaced(first) && isDeliveryUndone(family) ? deliveryPaidOf(first) - deliveryRefundedOf(first) : 0;
};

/** The completed return of the family after which nothing of it was cancelled. */
export const lastReturnOf = (family: Family): string | undefined => {
  const returned = family.flatMap(({ returns = [] }) => returns.filter(({ completed }) => completed));
  const last = returned.toSorted((one, other) => Number(one.at) - Number(other.at)).at(-1);
  const cancelled = family.flatMap(({ cancellations = [] }) => cancellations);
  return last && cancelled.every(({ at }) => at <= last.at) ? last.returnNo : undefined;
};

/** The order as it would be if a return of these units, all because of our mistake, had ended. */
export const withReturn = (order: Order, units: readonly UnitsOfLine[]): Order => {
  const lines = units.map((line) => ({ ...line, isOurMistake: true }));
  const ended = { returnNo: '', at: order.createdAt, completed: true, refundCents: 0, lines };
  return { ...order, returns: [...(order.returns ?? []), ended] };
};

/** The follow-on orders, if it is known without a query that there are none. Undefined: they have to be read. */
export const ownFamily = (order: Order): readonly Order[] | undefined =>
  order.followOns || order.returns || order.parent ? undefined : [];

/** Whether the delivery fee of the order's family may come back after this change. */
export const mayUndoDelivery = (order: Order, { to, set = {} }: OrderChange): boolean => {
  if (ownFamily({ ...order, ...set })) return false;
  const units = set.cancellations ?? set.returns ?? set.followOns;
  return units !== undefined || (to !== undefined && !isPlaced(order));
};
