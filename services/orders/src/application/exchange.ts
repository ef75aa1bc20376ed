import { DomainError, isDomainError } from '@southline/kernel/errors';
import { exchangeEnded, orderUnknown } from '../domain/errors.ts';
import { checkExchange, exchangeOrder, isExchange, type NewExchange, returnedOf } from '../domain/exchange.ts';
import { isPlaced, type Order } from '../domain/order.ts';
import { buyable } from './add-to-cart.ts';
import { expireOrder } from './expire-order.ts';
import { takeHold } from './hold.ts';
import { limitExchange } from './limit-unpaid.ts';
import type { Ports } from './ports.ts';
import { settleFormerOrders } from './settle-former-orders.ts';

export interface WantedExchange {
  /** The order and the line whose goods are returned. */
  readonly orderId: string;
  readonly lineId: string;
  readonly partNo: string;
  readonly quantity: number;
  readonly returnedQuantity: number;
}

export interface MakeExchange extends WantedExchange, Omit<NewExchange, 'orderNo' | 'part' | 'returned'> {}

/** The part that is wanted, at today's price, and the returned units. Throws if the exchange is not allowed. */
const wantedPart = async (ports: Ports, { orderId, lineId, partNo, quantity, returnedQuantity }: WantedExchange) => {
  const of = await ports.orders.find(orderId);
  if (!of) throw orderUnknown();
  const vehicleSlug = of.lines.find((line) => line.lineId === lineId)?.vehicleSlug ?? '';
  const part = buyable((await ports.catalogue.quote([partNo], vehicleSlug)).get(partNo));
  if (part instanceof DomainError) throw part;
  const returned = returnedOf(of, lineId, returnedQuantity);
  checkExchange(part, quantity, returned);
  return { of, part, returned };
};

/** Whether the exchange may be requested. It is checked again when the request is approved. */
export const previewExchange =
  (ports: Ports) =>
  async (wanted: WantedExchange): Promise<void> => {
    await wantedPart(ports, wanted);
  };

const insertOrder = async (ports: Ports, command: MakeExchange): Promise<Order> => {
  const { of, part, returned } = await wantedPart(ports, command);
  const { itemId: orderId, quantity, until } = command;
  await limitExchange(ports, {
    orderId,
    owner: of.owner,
    lines: [{ quantity }],
    cents: quantity * part.priceCents,
    until,
  });
  const { orderNo } = await ports.numbers.next();
  const now = ports.clock.now();
  // The exchange order is written in the same transaction as the returned order. If that order moves to an account at
  // the same time, the exchange order still gets the right owner.
  await ports.orders.advance(command.orderId, (current) => [
    { opens: exchangeOrder(current, { ...command, orderNo, part, returned }, now) },
  ]);
  const made = await ports.orders.find(command.itemId);
  if (!made) throw orderUnknown();
  return made;
};

/** Makes the exchange order of a returned item and holds its stock. A repeat finds the same order. */
export const makeExchange =
  (ports: Ports) =>
  async (command: MakeExchange): Promise<Order> => {
    const order = (await ports.orders.find(command.itemId)) ?? (await insertOrder(ports, command));
    // The buyer has already paid. A crash or a restore lost the approval, so the approval is repeated.
    if (isExchange(order) && (order.state === 'Paid' || isPlaced(order))) return order;
    if (!isExchange(order) || order.state !== 'AwaitingPayment') throw exchangeEnded();
    try {
      const held = await takeHold(ports, order);
      if (!held.hold.taken) throw exchangeEnded();
      return held;
    } catch (error) {
      if (isDomainError(error, 'StockShort')) await expireOrder(ports, order, undefined);
      throw error;
    }
  };

/** Ends an exchange order that is not paid for. Throws AttemptInFlight while a card may pay for it. */
export const endExchange =
  (ports: Ports) =>
  async (itemId: string): Promise<void> => {
    const found = await ports.orders.find(itemId);
    if (!found || !isExchange(found)) return;
    try {
      await settleFormerOrders(ports, [itemId]);
    } catch (error) {
      // CartChanged means that the exchange order was already paid and placed.
      if (!isDomainError(error, 'CartChanged')) throw error;
    }
  };
