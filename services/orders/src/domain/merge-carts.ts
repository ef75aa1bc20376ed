import { addUp } from '@southline/kernel/quantity';
import { mostVoucherCodes } from '@southline/kernel/voucher-code';
import { type Cart, edited, maxLines, type OrderKey, rememberedKeys, withOrders } from './cart.ts';
import type { Line } from './line.ts';

/** What became of one line of the guest's cart. */
export interface MergedLine {
  readonly partNo: string;
  readonly description: string;
  readonly guestQuantity: number;
  /** The quantity in the member's cart before; 0: the part was not there. */
  readonly memberQuantity: number;
  /** The quantity in the member's cart now. 0: there was no room, and the line stays in the guest's cart. */
  readonly quantity: number;
}

export interface Merged {
  readonly member: Cart;
  readonly guest: Cart;
  readonly lines: readonly MergedLine[];
}

const rememberedAbsorbed = 400;

/**
 * The sum is at most 999 and a multiple of the minimum quantity. It is never less than the quantity that was there
 * before.
 */
const summed = (present: Line, added: number): number => {
  const sum = addUp(present.quantity, added, present.minQuantity);
  return Math.max(present.quantity, sum - (sum % present.minQuantity));
};

/**
 * Moves the guest's lines into the member's cart. Quantities of the same part add up; other lines keep their ids. A
 * line for which the member's cart has no room stays where it is. Delivery details and remarks only fill gaps of the
 * member's cart. They are removed from the guest's cart, because the next person at this browser must not see them.
 * Idempotency keys come along, so that a repeated AddToCart after the sign-in adds nothing. `waiting`: ids of the
 * guest's orders that may still be paid.
 */
export const mergeCarts = (
  member: Cart,
  guest: Cart,
  fresh: { readonly member: OrderKey; readonly guest: OrderKey },
  waiting: readonly string[] = [],
): Merged => {
  const lines = [...member.lines];
  const staying: Line[] = [];
  const absorbed = [...(member.absorbed ?? [])];
  const told: MergedLine[] = [];
  const newIds = new Map<string, string>();
  for (const line of guest.lines) {
    const at = line.freeWith
      ? lines.findIndex(({ freeWith }) => freeWith === line.freeWith)
      : lines.findIndex(({ cleansedPartNo, freeWith }) => cleansedPartNo === line.cleansedPartNo && !freeWith);
    const present = lines[at];
    const before = present?.quantity ?? 0;
    let quantity = 0;
    if (present) {
      quantity = present.freeWith ? present.quantity : summed(present, line.quantity);
      lines[at] = { ...present, quantity };
      absorbed.push({ lineId: line.lineId, into: present.lineId, quantity: quantity - before });
    } else if (lines.length < maxLines) {
      quantity = line.quantity;
      lines.push(line);
    } else staying.push(line);
    if (quantity > 0) newIds.set(line.lineId, present?.lineId ?? line.lineId);
    const { partNo, description } = line;
    told.push({ partNo, description, guestQuantity: line.quantity, memberQuantity: before, quantity });
  }

  const moved = newIds.size > 0;
  const delivery = member.delivery ?? guest.delivery;
  const remarks = member.remarks ?? guest.remarks;
  const fillsGap = delivery !== member.delivery || remarks !== member.remarks;
  const frozen = guest.frozen && moved ? [guest.orderId] : [];
  const orders = [...(moved ? (guest.formerOrders ?? []) : []), ...waiting, ...frozen];
  const keys = guest.keys.map((key) => ({ ...key, lineId: newIds.get(key.lineId) ?? key.lineId }));
  const into = {
    ...(fillsGap && { delivery, remarks }),
    ...(moved && { lines, absorbed: absorbed.slice(-rememberedAbsorbed) }),
    ...(moved &&
      guest.codes && { codes: [...new Set([...(member.codes ?? []), ...guest.codes])].slice(0, mostVoucherCodes) }),
    ...(moved && { keys: [...member.keys, ...keys].slice(-rememberedKeys) }),
    ...(orders.length > 0 && { formerOrders: withOrders(member.formerOrders, orders) }),
  };
  const left = guest.delivery !== undefined || guest.remarks !== undefined;
  const gone = { delivery: undefined, remarks: undefined, codes: undefined };
  const emptied = { lines: staying, ...gone, mergedInto: member.owner };
  const rest = moved || left ? edited(guest, emptied, fresh.guest) : guest;
  return {
    member: Object.keys(into).length > 0 ? edited(member, into, fresh.member) : member,
    // Orders left behind moved to the member. The guest's cart remembers them only while it has lines that they may
    // contain.
    guest: rest.formerOrders && staying.length === 0 ? { ...rest, formerOrders: undefined } : rest,
    lines: inOrderOf(lines, told, guest.lines),
  };
};

/** In the order of the member's cart; lines that stayed behind come last. */
const inOrderOf = (lines: readonly Line[], told: readonly MergedLine[], guestLines: readonly Line[]) => {
  const place = new Map(lines.map(({ cleansedPartNo }, index) => [cleansedPartNo, index]));
  const placed = told.map((line, index) => ({
    line,
    at: place.get(guestLines[index]?.cleansedPartNo ?? '') ?? lines.length,
  }));
  return placed.sort((a, b) => a.at - b.at).map(({ line }) => line);
};
