import { isDeepStrictEqual } from 'node:util';
import { type DeliveryDetails, noRemarks, type Remarks } from '@southline/kernel/order';
import { checkDelivery } from '@southline/kernel/order-input';
import { checkRemarks, refuseUnprintable } from '../domain/customer.ts';
import { cartChanged, cartEmpty, freeOrder, orderUnknown, paymentRequired } from '../domain/errors.ts';
import { freeze, isPayable, isPlaced, type Order } from '../domain/order.ts';
import { holdOrLeave, leaveOrder } from './hold.ts';
import { limitUnpaid } from './limit-unpaid.ts';
import { markPaid } from './mark-paid.ts';
import { nearestDealer } from './nearest-dealer.ts';
import { placeOrder } from './place-order.ts';
import type { Ports } from './ports.ts';
import { isSellable, priceCart } from './price-cart.ts';
import { settleFormerOrders } from './settle-former-orders.ts';

export interface SubmitOrder {
  readonly owner: string;
  readonly orderId: string;
  readonly delivery: DeliveryDetails;
  /** Absent: the remarks that were saved before the payment apply. */
  readonly remarks: Remarks | undefined;
  readonly clientAddress?: string | undefined;
  readonly region: string;
  readonly language: string;
  /** Refuses an order that is not paid. */
  readonly onlyPaid: boolean;
}

/** Places a paid order, or an order with nothing to pay. A repeat gives the same answer. */
export const submitOrder =
  (ports: Ports) =>
  async (command: SubmitOrder): Promise<Order> => {
    const remarks = command.remarks && checkRemarks(command.remarks);
    const { owner, orderId } = command;
    const known = await ports.orders.findToChange(owner, orderId, ({ state }) => state === 'Paid');
    if (known && isPlaced(known)) return known;
    // A paid order is placed even while the shop is read-only.
    if (!known?.totals.totalToPay) await ports.switches.refuse('read-only');
    const order = known ?? (await freezeUnpaid(ports, command, remarks));
    if (isPlaced(order)) return order;
    if (command.onlyPaid && order.totals.totalToPay === 0) throw freeOrder(remarks ?? order.remarks);
    const settled = isPayable(order) ? await settle(ports, order) : order;
    const remarked = await ports.orders.update(settled, (current) =>
      remarks && current.state === 'Paid' && !isDeepStrictEqual(current.remarks, remarks)
        ? { set: { remarks } }
        : undefined,
    );
    return placeOrder(ports)(remarked);
  };

/** Marks the order as paid if its payment was captured or nothing is to be paid. Refuses it otherwise. */
const settle = async (ports: Ports, order: Order): Promise<Order> => {
  if (order.totals.totalToPay > 0) {
    const { capture } = await ports.payments.confirm(order.orderId);
    if (!capture) throw paymentRequired();
    return markPaid(ports)(order, capture);
  }
  const held = await holdOrLeave(ports, order);
  if (held.state === 'Expired') {
    await leaveOrder(ports, held.owner, held.orderId);
    throw cartChanged();
  }
  return ports.orders.update(held, ({ state }) =>
    state === 'AwaitingPayment' ? { to: { state: 'Paid', why: 'nothing to pay' } } : undefined,
  );
};

/**
 * Freezes a cart that has nothing to pay: free goods and lines whose prices are to be advised. Refuses any other cart.
 */
const freezeUnpaid = async (ports: Ports, command: SubmitOrder, remarks: Remarks | undefined): Promise<Order> => {
  const cart = await ports.carts.find(command.owner);
  if (cart?.orderId !== command.orderId) throw orderUnknown();
  if (cart.lines.length === 0) throw cartEmpty();
  await settleFormerOrders(ports, cart.formerOrders);
  const priced = await priceCart(ports, { ...cart, delivery: command.delivery });
  if (priced.totals.totalToPay > 0) throw paymentRequired();
  const delivery = checkDelivery(command.delivery);
  refuseUnprintable(remarks ?? cart.remarks ?? noRemarks);
  if (command.onlyPaid) throw freeOrder(remarks ?? cart.remarks ?? noRemarks);
  const dealer = await nearestDealer(ports, delivery);
  const { hasBought } = cart;
  const holdMs = await limitUnpaid(ports, { ...command, lines: priced.lines, cents: 0, hasBought });
  if (priced.gone.length > 0 || !isSellable(priced.lines) || !(await ports.carts.markFrozen(cart))) throw cartChanged();
  const now = ports.clock.now();
  const { region, language } = command;
  const { warehouse } = ports.terms;
  const order = freeze(
    { ...cart, delivery, remarks: remarks ?? cart.remarks },
    priced,
    { warehouse, dealer, region, language },
    now,
    holdMs,
  );
  if (await ports.orders.insert(order)) return order;
  const first = await ports.orders.find(order.orderId);
  if (!first) throw orderUnknown();
  return first;
};
