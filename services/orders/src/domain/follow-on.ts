import type { OrderKey } from './cart.ts';
import { isSameDelivery } from './change-delivery.ts';
import type { Line } from './line.ts';
import type { HistoryEntry, Order, Parent } from './order.ts';
import { totalsOf } from './totals.ts';

/** The parent's delivery fee covers these goods. */
const noFee = { feeCents: 0, freeFromCents: 0 };

/**
 * The follow-on order with the address that its parent has now. The address of the parent can change until the follow-on order
 * is placed. A parent whose buyer was forgotten has none.
 */
export const addressedLike = (order: Order, parent: Order | undefined): Order =>
  !parent || parent.forgottenAt ? order : { ...order, delivery: { ...parent.delivery, email: order.delivery.email } };

/** Whether the follow-on order has the address that its parent has now. */
export const isAddressedLike = (order: Order, parent: Order): boolean =>
  isSameDelivery(order.delivery, addressedLike(order, parent).delivery);

/** Keys for the goods of a follow-on order. Only one of the orders with the same key can be placed. */
export const goodsKeys = ({ orderId, offerNo }: Parent, lines: readonly Line[]): string[] =>
  offerNo > 0 ? [`${orderId}/offer/${offerNo}`] : lines.map(({ lineId }) => lineId);

export interface NewFollowOn {
  readonly key: OrderKey;
  readonly lines: readonly Line[];
  readonly parent: Parent;
  /** The order can be paid for until then. */
  readonly until: Date;
}

/**
 * An order of its own that continues another one: the same buyer, delivery, remarks, dealer and language. It has no delivery fee
 * and no vouchers. With nothing to pay it is Paid from the start, and is placed like any paid order.
 */
export const followOn = (of: Order, { key, lines, parent, until }: NewFollowOn, now: Date): Order => {
  const { owner, delivery, remarks, warehouse, dealer, region, language } = of;
  const totals = totalsOf(lines, noFee);
  const isFree = totals.totalToPay === 0;
  const history: readonly HistoryEntry[] = [
    { at: now, to: 'AwaitingPayment', why: `follows ${parent.orderNo}` },
    ...(isFree ? [{ at: now, from: 'AwaitingPayment', to: 'Paid', why: 'nothing to pay' } as const] : []),
  ];
  return {
    ...key,
    owner,
    cartVersion: 0,
    state: isFree ? 'Paid' : 'AwaitingPayment',
    version: 1,
    lines,
    goods: goodsKeys(parent, lines),
    totals,
    delivery,
    remarks,
    warehouse,
    ...(dealer && { dealer }),
    region,
    language,
    // The goods of an offer were taken from stock with the parent; see `takesStock`.
    hold: { round: 1, taken: parent.offerNo > 0 },
    createdAt: now,
    holdUntil: until,
    history,
    sweepAt: isFree ? now : until,
    parent,
  };
};
