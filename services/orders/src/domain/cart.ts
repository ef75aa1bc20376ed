import type { DeliveryDetails, Remarks } from './customer.ts';
import { invalidQuantity, lineUnknown, tooManyLines } from './errors.ts';
import type { Line, PartSnapshot } from './line.ts';
import { addUp, isValidQuantity } from './quantity.ts';

/** One owner's goods to be. It carries the id and number that its next order will have. */
export interface Cart {
  readonly owner: string;
  readonly version: number;
  readonly orderId: string;
  readonly orderNo: string;
  /** An order with this id exists or may exist: the next edit takes a new id. */
  readonly frozen: boolean;
  readonly lines: readonly Line[];
  readonly delivery?: DeliveryDetails | undefined;
  readonly remarks?: Remarks | undefined;
  /** The last idempotency keys with the line that they made. */
  readonly keys: readonly { readonly key: string; readonly body: string; readonly lineId: string }[];
  /** Lines of a guest's cart that were added to a line of this one, with the units that arrived. */
  readonly absorbed?: readonly Absorbed[] | undefined;
  /** Orders that came with a guest's cart and may still be paid. */
  readonly brought?: readonly string[] | undefined;
  /** Of a guest's cart: the owner to whom its lines went last. */
  readonly mergedInto?: string | undefined;
}

export interface Absorbed {
  readonly lineId: string;
  readonly into: string;
  readonly quantity: number;
}

export interface OrderKey {
  readonly orderId: string;
  readonly orderNo: string;
}

export const maxLines = 200;
export const rememberedKeys = 20;

export const emptyCart = (owner: string, key: OrderKey): Cart => ({
  owner,
  version: 0,
  ...key,
  frozen: false,
  lines: [],
  keys: [],
});

/** Every change of what is bought or where it goes: a frozen cart gets a fresh order id, so the old total cannot be paid unseen. */
export const edited = (cart: Cart, change: Partial<Cart>, fresh: OrderKey): Cart => ({
  ...cart,
  ...change,
  ...(cart.frozen ? { ...fresh, frozen: false } : {}),
  version: cart.version + 1,
});

export const addLine = (
  cart: Cart,
  part: PartSnapshot,
  {
    quantity,
    lineId,
    idempotency,
  }: { quantity: number; lineId: string; idempotency?: { key: string; body: string } | undefined },
  fresh: OrderKey,
): { cart: Cart; line: Line } => {
  if (!isValidQuantity(quantity, part.minQuantity)) throw invalidQuantity(part.minQuantity);
  const present = cart.lines.find((line) => line.cleansedPartNo === part.cleansedPartNo);
  if (!present && cart.lines.length >= maxLines) throw tooManyLines(maxLines);
  const line: Line = present
    ? { ...part, lineId: present.lineId, quantity: addUp(present.quantity, quantity, part.minQuantity) }
    : { ...part, lineId, quantity };
  const lines = present ? cart.lines.map((other) => (other === present ? line : other)) : [...cart.lines, line];
  const keys = idempotency ? [...cart.keys, { ...idempotency, lineId: line.lineId }].slice(-rememberedKeys) : cart.keys;
  return { cart: edited(cart, { lines, keys }, fresh), line };
};

/** Quantity 0 removes the line. */
export const setQuantity = (cart: Cart, lineId: string, quantity: number, fresh: OrderKey): Cart => {
  const line = cart.lines.find((other) => other.lineId === lineId);
  if (!line) throw lineUnknown();
  if (quantity === 0) return removeLines(cart, [lineId], fresh);
  if (!isValidQuantity(quantity, line.minQuantity)) throw invalidQuantity(line.minQuantity);
  if (quantity === line.quantity) return cart;
  return edited(cart, { lines: cart.lines.map((other) => (other === line ? { ...line, quantity } : other)) }, fresh);
};

export const removeLines = (cart: Cart, lineIds: readonly string[], fresh: OrderKey): Cart => {
  const lines = cart.lines.filter((line) => !lineIds.includes(line.lineId));
  return lines.length === cart.lines.length ? cart : edited(cart, { lines }, fresh);
};

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Remarks do not change what is paid for, so they never cost the cart its id. */
export const saveCustomer = (
  cart: Cart,
  delivery: DeliveryDetails,
  remarks: Remarks | undefined,
  fresh: OrderKey,
): Cart => {
  const kept = remarks ?? cart.remarks;
  if (!same(delivery, cart.delivery)) return edited(cart, { delivery, remarks: kept }, fresh);
  return same(kept, cart.remarks) ? cart : { ...cart, remarks: kept, version: cart.version + 1 };
};

/** Gives the cart a new order id, so that an order frozen at other prices is left behind. */
export const renumber = (cart: Cart, fresh: OrderKey): Cart => edited(cart, {}, fresh);

/** Units to take per line of this cart, and what is then left to take of absorbed lines. */
const takenBy = (cart: Cart, bought: readonly Line[]) => {
  const units = new Map(bought.map(({ lineId, quantity }) => [lineId, quantity]));
  const absorbed = (cart.absorbed ?? []).map((entry) => {
    const taken = Math.min(units.get(entry.lineId) ?? 0, entry.quantity);
    if (taken > 0) units.set(entry.into, (units.get(entry.into) ?? 0) + taken);
    return { ...entry, quantity: entry.quantity - taken };
  });
  return { units, absorbed: absorbed.filter(({ quantity }) => quantity > 0) };
};

/** Whether goods of these lines are in the cart, as lines of their own or inside others. */
export const holdsAny = (cart: Cart, lines: readonly Line[]): boolean => {
  const ids = new Set(lines.map(({ lineId }) => lineId));
  return [...cart.lines, ...(cart.absorbed ?? [])].some(({ lineId }) => ids.has(lineId));
};

/**
 * Takes what was bought out of the cart; units added to a line since then stay. Lines that came from a guest's cart into a
 * line of this one are taken out of that, as many units as arrived.
 */
export const withoutBought = (cart: Cart, bought: readonly Line[], orderId: string, fresh: OrderKey): Cart => {
  const { units, absorbed } = takenBy(cart, bought);
  const lines = cart.lines
    .map((line) => ({ ...line, quantity: line.quantity - (units.get(line.lineId) ?? 0) }))
    .filter((line) => line.quantity >= line.minQuantity);
  const touched = cart.lines.some(({ lineId }) => units.has(lineId));
  // The id of this order is used up. Another one that was frozen with the same goods must not be paid for unseen.
  const next = cart.orderId === orderId || (cart.frozen && touched) ? { ...fresh, frozen: false } : {};
  const brought = cart.brought?.filter((id) => id !== orderId);
  const kept = {
    ...(cart.absorbed && { absorbed: absorbed.filter(({ into }) => lines.some(({ lineId }) => lineId === into)) }),
    ...(brought && { brought }),
  };
  // What went with this order (its purchase order number, its notes) is not said of the next one.
  const remarks = cart.orderId === orderId ? undefined : cart.remarks;
  return { ...cart, ...kept, lines, remarks, ...next, version: cart.version + 1 };
};
