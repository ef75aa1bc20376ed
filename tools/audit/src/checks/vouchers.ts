import { type Finding, finding } from '../finding.ts';
import { isPlaced, isUnderWay, type OrderRecord } from '../sources/orders.ts';
import { isBeingReleased, leakedRounds } from './stock.ts';

export interface VoucherRecord {
  readonly _id: string;
  readonly limit?: number;
  readonly uses: number;
  readonly held: number;
}

/** Uses that an order reserved. */
export interface UseRecord {
  readonly _id: string;
  readonly orderId: string;
  readonly round: number;
  readonly codes: readonly string[];
  readonly state: string;
}

const codesOf = ({ vouchers = [] }: OrderRecord): string[] => vouchers.map(({ code }) => code);

const countOf = (holds: readonly UseRecord[], state: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const code of holds.filter((hold) => hold.state === state).flatMap(({ codes }) => codes))
    counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
};

/** Uses and reservations match the holds, and no code exceeds its limit. */
export const usesWithinLimits = (vouchers: readonly VoucherRecord[], holds: readonly UseRecord[]): Finding => {
  const found = finding('no voucher is used more often than it may be');
  const [held, used] = [countOf(holds, 'Held'), countOf(holds, 'Redeemed')];
  for (const { _id: code, limit = Number.POSITIVE_INFINITY, ...counts } of vouchers) {
    const explained = counts.held === (held.get(code) ?? 0) && counts.uses === (used.get(code) ?? 0);
    found.expect(
      explained && counts.uses + counts.held <= limit,
      `${code}: ${counts.uses} used and ${counts.held} reserved of ${limit}, holds ${used.get(code) ?? 0}/${held.get(code) ?? 0}`,
    );
  }
  return found.result();
};

/**
 * A placed order has used each of its codes once; a wholly cancelled order has used none. Only orders that wait for their
 * payment have reservations.
 */
export const usesMatchOrders = (
  orders: readonly OrderRecord[],
  holds: readonly UseRecord[],
  settleLag: boolean,
): Finding => {
  const found = finding('one use per code of a placed order, reservations end');
  const ofOrder = Map.groupBy(holds, ({ orderId }) => orderId);
  for (const order of orders) {
    const own = ofOrder.get(order._id) ?? [];
    const used = own.filter(({ state }) => state === 'Redeemed');
    const held = own.filter((hold) => hold.state === 'Held' && !isBeingReleased(order)(hold));
    const codes = codesOf(order).sort();
    const said = `${order.orderNo} (${order.state}): ${used.length} used, ${held.length} reserved of ${codes.join(', ')}`;
    if (isUnderWay(order)) {
      if (codes.length > 0) found.wait();
      found.expect(used.length === 0 && leakedRounds(order, held).length === 0, said);
    } else if (order.state === 'Cancelled' && settleLag && used.length + held.length > 0) {
      found.wait();
    } else if (order.state !== 'Cancelled' && isPlaced(order) && codes.length > 0) {
      if (settleLag && held.length === 1 && used.length === 0) found.wait();
      else {
        const [one] = used;
        const once = used.length === 1 && one?.round === order.hold.round && held.length === 0;
        found.expect(once && String(one?.codes.toSorted()) === String(codes), said);
      }
    } else found.expect(used.length === 0 && held.length === 0, said);
  }
  const known = new Set(orders.map(({ _id }) => _id));
  for (const { _id, orderId, state } of holds)
    found.expect(known.has(orderId) || state === 'Released', `reservation ${_id} names an unknown order`);
  return found.result();
};

/** The discounts of lines and delivery add up to the saving; no line has a negative price. */
export const savingsAddUp = (orders: readonly OrderRecord[]): Finding => {
  const found = finding('savings follow from lines and vouchers');
  for (const { orderNo, lines, totals, vouchers = [] } of orders) {
    const offLines = lines.reduce((sum, { discountCents = 0 }) => sum + discountCents, 0);
    const goods = vouchers.reduce((sum, { goodsCents }) => sum + goodsCents, 0);
    const delivery = vouchers.reduce((sum, { deliveryCents }) => sum + deliveryCents, 0);
    const positive = lines.every(
      ({ discountCents = 0, priceCents, quantity }) => discountCents <= priceCents * quantity,
    );
    found.expect(
      positive && offLines === goods && goods + delivery === totals.voucherSaving && delivery <= totals.deliveryFee,
      `${orderNo}: lines ${offLines}, vouchers ${goods} + ${delivery}, saving ${totals.voucherSaving}`,
    );
  }
  return found.result();
};
