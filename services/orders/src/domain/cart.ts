import { type DomainError, isDomainError } from '@southline/kernel/errors';
import type { DeliveryDetails, Remarks } from '@southline/kernel/order';
import { isValidQuantity, largestQuantity } from '@southline/kernel/quantity';
import { invalidQuantity, keyReused, lineFull, lineUnknown, tooManyLines } from './errors.ts';
import type { Line, PartSnapshot } from './line.ts';

/** The goods that one owner intends to buy. It carries the id and number of the order that it will become. */
export interface Cart {
  readonly owner: string;
  readonly version: number;
  readonly orderId: string;
  readonly orderNo: string;
  /** An order with this id exists or may exist, so the next edit takes a new id. */
  readonly frozen: boolean;
  readonly lines: readonly Line[];
  /** Codes of vouchers, in the order in which they were entered. */
  readonly codes?: readonly string[] | undefined;
  readonly delivery?: DeliveryDetails | undefined;
  readonly remarks?: Remarks | undefined;
  /**
   * The last idempotency keys, each with the id of the line that it made. The id is empty if the call made several
   * lines.
   */
  readonly keys: readonly { readonly key: string; readonly body: string; readonly lineId: string }[];
  /** Lines of a guest's cart that were merged into lines of this one, with the quantities that arrived. */
  readonly absorbed?: readonly Absorbed[] | undefined;
  /** The last orders that this cart, or a guest's cart merged into it, left behind. They may still be paid. */
  readonly formerOrders?: readonly string[] | undefined;
  /**
   * Lines that were removed while an order left behind may contain them. If the part is added again, it gets the same
   * line id.
   */
  readonly takenOut?: readonly Pick<Line, 'lineId' | 'cleansedPartNo'>[] | undefined;
  /** An order with goods of this cart has been placed. */
  readonly hasBought?: boolean | undefined;
  /** In a guest's cart: the owner whose cart last received its lines. */
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
const rememberedOrders = 20;
const rememberedLines = 200;

export const emptyCart = (owner: string, key: OrderKey): Cart => ({
  owner,
  version: 0,
  ...key,
  frozen: false,
  lines: [],
  keys: [],
});

export const withOrders = (known: readonly string[] | undefined, orders: readonly string[]): readonly string[] =>
  [...new Set([...(known ?? []), ...orders])].slice(-rememberedOrders);

/** Gives the cart a fresh order id and remembers the old one, which may have become an order. */
const movedOn = (cart: Cart, fresh: OrderKey): Cart => ({
  ...cart,
  ...fresh,
  frozen: false,
  formerOrders: withOrders(cart.formerOrders, [cart.orderId]),
});

/** Applies a change of goods or delivery. A frozen cart gets a new order id, so that its old total cannot be paid unseen. */
export const edited = (cart: Cart, change: Partial<Cart>, fresh: OrderKey): Cart => {
  const next = { ...cart, ...change, version: cart.version + 1 };
  return cart.frozen ? movedOn(next, fresh) : next;
};

const takenOutLine = ({ takenOut }: Cart, { cleansedPartNo }: PartSnapshot): string | undefined =>
  takenOut?.findLast((line) => line.cleansedPartNo === cleansedPartNo)?.lineId;

export const addLine = (
  cart: Cart,
  part: PartSnapshot,
  { quantity, lineId, idempotency }: { quantity: number; lineId: string; idempotency?: Idempotency | undefined },
  fresh: OrderKey,
): { cart: Cart; line: Line } => {
  if (!isValidQuantity(quantity, part.minQuantity)) throw invalidQuantity(part.minQuantity);
  const present = cart.lines.find((line) => line.cleansedPartNo === part.cleansedPartNo && !line.freeWith);
  if (!present && cart.lines.length >= maxLines) throw tooManyLines(maxLines);
  const before = present?.quantity ?? 0;
  const room = Math.max(0, largestQuantity(part.minQuantity) - before);
  if (quantity > room) throw lineFull(before, room);
  const line: Line = present
    ? { ...part, lineId: present.lineId, quantity: before + quantity }
    : { ...part, lineId: takenOutLine(cart, part) ?? lineId, quantity };
  const lines = present ? cart.lines.map((other) => (other === present ? line : other)) : [...cart.lines, line];
  const keys = idempotency ? [...cart.keys, { ...idempotency, lineId: line.lineId }].slice(-rememberedKeys) : cart.keys;
  return { cart: edited(cart, { lines, keys }, fresh), line };
};

export interface Idempotency {
  readonly key: string;
  readonly body: string;
}

/** The result of an earlier call with this key. Throws KeyReused if that call had another body. */
export const madeBefore = (cart: Cart, idempotency: Idempotency | undefined): Cart['keys'][number] | undefined => {
  const known = idempotency && cart.keys.find(({ key }) => key === idempotency.key);
  if (known && known.body !== idempotency.body) throw keyReused();
  return known;
};

/** Adds many lines in one change. A line without room is left out; its place in the result holds the refusal. */
export const addLines = (
  cart: Cart,
  wanted: readonly { readonly part: PartSnapshot; readonly quantity: number; readonly lineId: string }[],
  idempotency: Idempotency | undefined,
  fresh: OrderKey,
): { cart: Cart; refusals: readonly (DomainError | undefined)[] } => {
  let next = cart;
  const refusals = wanted.map(({ part, ...line }) => {
    try {
      next = addLine(next, part, line, fresh).cart;
      return undefined;
    } catch (refusal) {
      if (!isDomainError(refusal)) throw refusal;
      return refusal;
    }
  });
  if (next === cart) return { cart, refusals };
  const keys = idempotency ? [...cart.keys, { ...idempotency, lineId: '' }].slice(-rememberedKeys) : cart.keys;
  return { cart: { ...next, keys, version: cart.version + 1 }, refusals };
};

/** Quantity 0 removes the line. */
export const setQuantity = (cart: Cart, lineId: string, quantity: number, fresh: OrderKey): Cart => {
  const line = cart.lines.find((other) => other.lineId === lineId);
  if (!line) throw lineUnknown();
  if (quantity === 0) return removeLines(cart, [lineId], fresh);
  const refused = line.freeWith ? quantity !== line.quantity : !isValidQuantity(quantity, line.minQuantity);
  if (refused) throw invalidQuantity(line.minQuantity);
  if (quantity === line.quantity) return cart;
  return edited(cart, { lines: cart.lines.map((other) => (other === line ? { ...line, quantity } : other)) }, fresh);
};

export const removeLines = (cart: Cart, lineIds: readonly string[], fresh: OrderKey): Cart => {
  const lines = cart.lines.filter((line) => !lineIds.includes(line.lineId));
  if (lines.length === cart.lines.length) return cart;
  const next = edited(cart, { lines }, fresh);
  if (!next.formerOrders?.length) return next;
  const gone = cart.lines.filter((line) => lineIds.includes(line.lineId) && !line.freeWith);
  const out = gone.map(({ lineId, cleansedPartNo }) => ({ lineId, cleansedPartNo }));
  return { ...next, takenOut: [...(cart.takenOut ?? []), ...out].slice(-rememberedLines) };
};

/** Adds the line of a voucher's free part, unless the cart has it. */
export const addFreeLine = (
  cart: Cart,
  part: PartSnapshot,
  { code, quantity, lineId }: { code: string; quantity: number; lineId: string },
  fresh: OrderKey,
): Cart => {
  if (cart.lines.some(({ freeWith }) => freeWith === code)) return cart;
  if (cart.lines.length >= maxLines) throw tooManyLines(maxLines);
  const line = { ...part, priceCents: 0, isFree: true, lineId, quantity, freeWith: code };
  return edited(cart, { lines: [...cart.lines, line] }, fresh);
};

/** A code changes the total, so a frozen cart gets a new order id. */
export const attachCode = (cart: Cart, code: string, fresh: OrderKey): Cart =>
  cart.codes?.includes(code) ? cart : edited(cart, { codes: [...(cart.codes ?? []), code] }, fresh);

/** Also removes the free line that the code brought. */
export const removeCode = (cart: Cart, code: string, fresh: OrderKey): Cart => {
  if (!cart.codes?.includes(code)) return cart;
  const codes = cart.codes.filter((other) => other !== code);
  const lines = cart.lines.filter(({ freeWith }) => freeWith !== code);
  return edited(cart, { lines, codes: codes.length > 0 ? codes : undefined }, fresh);
};

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Remarks do not change the total, so the cart keeps its order id. */
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

/** Ids of the cart lines whose goods are in these lines: their own ids, and those of lines merged into them. */
export const goodsOf = (cart: Cart, lines: readonly Line[] = cart.lines): string[] => {
  const ids = new Set(lines.map(({ lineId }) => lineId));
  const absorbed = (cart.absorbed ?? []).filter(({ into, quantity }) => quantity > 0 && ids.has(into));
  return [...new Set([...ids, ...absorbed.map(({ lineId }) => lineId)])];
};

/** How many units of each line of this cart were bought. */
const unitsOf = (cart: Cart, bought: readonly Line[]): Map<string, number> => {
  const units = new Map(bought.map(({ lineId, quantity }) => [lineId, quantity]));
  for (const { lineId, into, quantity } of cart.absorbed ?? []) {
    const taken = Math.min(units.get(lineId) ?? 0, quantity);
    if (taken > 0) units.set(into, (units.get(into) ?? 0) + taken);
  }
  return units;
};

/** Whether the cart has goods of these lines, as own lines or merged into others. */
export const holdsAny = (cart: Cart, lines: readonly Line[]): boolean => {
  const ids = new Set(lines.map(({ lineId }) => lineId));
  return goodsOf(cart).some((lineId) => ids.has(lineId));
};

/** The fields of an order that identify the goods it bought. */
export interface Bought {
  readonly orderId: string;
  readonly lines: readonly Line[];
  readonly goods: readonly string[];
}

/**
 * Takes the bought goods out of the cart. If units were added to a line since, the rest of that line gets a new id. The goods
 * of a line are bought once, so every other order that names the old id ends. Of lines that came from a guest's cart, only
 * the units that arrived are taken out.
 */
export const withoutBought = (cart: Cart, order: Bought, fresh: OrderKey, newLineId: () => string): Cart => {
  const units = unitsOf(cart, order.lines);
  const goods = new Set(order.goods);
  const ids = new Map<string, string>();
  const lines = cart.lines
    .map((line) => ({ ...line, quantity: line.quantity - (units.get(line.lineId) ?? 0) }))
    .filter((line) => line.quantity >= line.minQuantity)
    .map((line) => {
      if (!goods.has(line.lineId)) return line;
      const lineId = newLineId();
      ids.set(line.lineId, lineId);
      return { ...line, lineId };
    });
  const renamed = <Entry extends { readonly lineId: string }>(entry: Entry): Entry => ({
    ...entry,
    lineId: ids.get(entry.lineId) ?? entry.lineId,
  });
  const absorbed = (cart.absorbed ?? [])
    .filter(({ lineId }) => !goods.has(lineId))
    .map((entry) => ({ ...entry, into: ids.get(entry.into) ?? entry.into }))
    .filter(({ into }) => lines.some(({ lineId }) => lineId === into));
  const touched = cart.lines.some(({ lineId }) => units.has(lineId) || goods.has(lineId));
  const own = cart.orderId === order.orderId;
  const next: Cart = {
    ...cart,
    ...(cart.absorbed && { absorbed }),
    keys: cart.keys.map(renamed),
    lines,
    // The delivery details, the remarks and the codes belong to this order, so the next order starts without them.
    delivery: own ? undefined : cart.delivery,
    remarks: own ? undefined : cart.remarks,
    codes: own ? undefined : cart.codes,
    hasBought: true,
    version: cart.version + 1,
  };
  // The id of this order is used up. An order frozen with some of the same goods gets a new id too, because it must not
  // be paid unseen.
  const moved = own || (cart.frozen && touched) ? movedOn(next, fresh) : next;
  // An empty cart has nothing left that could be paid twice.
  if (lines.length === 0) return { ...moved, formerOrders: undefined, takenOut: undefined };
  const formerOrders = moved.formerOrders?.filter((id) => id !== order.orderId);
  const takenOut = cart.takenOut?.filter(({ lineId }) => !goods.has(lineId));
  return { ...moved, formerOrders, takenOut };
};
