import { DomainError } from '@southline/kernel/errors';
import { cleanse } from '@southline/kernel/part-number';
import { randomId } from '@southline/platform/ids';
import { addLine, type Cart, madeBefore, type OrderKey } from '../domain/cart.ts';
import { notOrderable, partUnknown } from '../domain/errors.ts';
import type { PartSnapshot } from '../domain/line.ts';
import type { Quote } from '../domain/ports.ts';
import { changeCart } from './change-cart.ts';
import type { Ports } from './ports.ts';

export interface AddToCart {
  readonly owner: string;
  readonly partNo: string;
  readonly quantity: number;
  readonly vehicleSlug: string;
  /** Empty: not idempotent. */
  readonly idempotencyKey: string;
  /** The owner cannot have a cart yet. */
  readonly newOwner?: boolean | undefined;
}

export interface Added {
  readonly orderId: string;
  readonly orderNo: string;
  readonly lineId: string;
  readonly quantity: number;
}

/** A part whose fit is unknown is added for no vehicle, even when a vehicle is chosen. */
export const asBought = ({ orderable: _, supersededBy: __, ...part }: Quote): PartSnapshot =>
  part.fit === 'Unknown' ? { ...part, vehicleSlug: '', vehicleLabel: '' } : part;

const answerOf = (cart: Cart, lineId: string): Added => ({
  orderId: cart.orderId,
  orderNo: cart.orderNo,
  lineId,
  quantity: cart.lines.find((line) => line.lineId === lineId)?.quantity ?? 0,
});

/** Returns the facts of a part that the cart stores, or the reason why it cannot be bought. */
export const buyable = (part: Quote | undefined): PartSnapshot | DomainError => {
  if (!part) return partUnknown();
  return part.orderable ? asBought(part) : notOrderable(part.supersededBy);
};

/** Adds a part at today's price. A repeat with the same key returns the first result. */
export const addToCart =
  (ports: Ports) =>
  async (command: AddToCart): Promise<Added> => {
    const quotes = await ports.catalogue.quote([command.partNo], command.vehicleSlug);
    const snapshot = buyable(quotes.get(command.partNo));
    if (snapshot instanceof DomainError) throw snapshot;
    const body = JSON.stringify([cleanse(command.partNo), command.quantity, command.vehicleSlug]);
    const idempotency = command.idempotencyKey ? { key: command.idempotencyKey, body } : undefined;
    const lineId = randomId();
    let answered = lineId;
    const addTo = (current: Cart, fresh: OrderKey): Cart => {
      const known = madeBefore(current, idempotency);
      if (known) {
        answered = known.lineId;
        return current;
      }
      const added = addLine(current, snapshot, { quantity: command.quantity, lineId, idempotency }, fresh);
      answered = added.line.lineId;
      return added.cart;
    };
    const cart = await changeCart(ports, command.owner, addTo, command.newOwner);
    return answerOf(cart, answered);
  };
