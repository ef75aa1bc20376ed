import { DomainError } from '@southline/kernel/errors';
import { cleanse } from '@southline/kernel/part-number';
import { randomId } from '@southline/platform/ids';
import { addLine, addLines, type Cart, madeBefore, maxLines, type OrderKey } from '../domain/cart.ts';
import { notOrderable, partUnknown, rowsWanted } from '../domain/errors.ts';
import type { PartSnapshot } from '../domain/line.ts';
import type { Quote } from '../domain/ports.ts';
import { changeCart } from './change-cart.ts';
import type { Ports } from './ports.ts';

interface AddToCart {
  readonly owner: string;
  readonly partNo: string;
  readonly quantity: number;
  readonly vehicleSlug: string;
  /** Empty: not idempotent. */
  readonly idempotencyKey: string;
  /** The owner cannot have a cart yet. */
  readonly newOwner?: boolean | undefined;
}

interface Added {
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

interface AddManyToCart {
  readonly owner: string;
  readonly rows: readonly { readonly partNo: string; readonly quantity: number }[];
  readonly vehicleSlug: string;
  /** Empty: not idempotent. */
  readonly idempotencyKey: string;
}

/**
 * Adds the rows that can be added, at today's prices and in one write. Returns for each other row why it was not added.
 */
export const addManyToCart =
  (ports: Ports) =>
  async ({ owner, rows, vehicleSlug, idempotencyKey }: AddManyToCart): Promise<(DomainError | undefined)[]> => {
    if (rows.length === 0 || rows.length > maxLines) throw rowsWanted(maxLines);
    const quotes = await ports.catalogue.quote([...new Set(rows.map(({ partNo }) => partNo))], vehicleSlug);
    const parts = rows.map(({ partNo }) => buyable(quotes.get(partNo)));
    const refusals = parts.map((part) => (part instanceof DomainError ? part : undefined));
    const wanted = rows.flatMap(({ quantity }, index) => {
      const part = parts[index];
      return part && !(part instanceof DomainError) ? [{ index, part, quantity, lineId: randomId() }] : [];
    });
    const idempotency = idempotencyKey ? { key: idempotencyKey, body: JSON.stringify([rows, vehicleSlug]) } : undefined;
    let full: readonly (DomainError | undefined)[] = [];
    await changeCart(ports, owner, (cart, fresh) => {
      if (madeBefore(cart, idempotency)) return cart;
      const added = addLines(cart, wanted, idempotency, fresh);
      full = added.refusals;
      return added.cart;
    });
    for (const [at, { index }] of wanted.entries()) refusals[index] = full[at];
    return refusals;
  };
