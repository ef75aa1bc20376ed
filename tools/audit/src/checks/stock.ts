import { type Finding, finding } from '../finding.ts';
import { isExchange, isPlaced, isUnderWay, type OrderRecord } from '../sources/orders.ts';
import type { RestockRecord } from '../sources/returns.ts';

export interface StockRecord {
  readonly _id: string;
  readonly available: number;
  readonly held: number;
  readonly sold: number;
  readonly restocked: number;
  readonly initial: number;
}

export interface HoldRecord {
  readonly _id: string;
  readonly orderId: string;
  readonly round: number;
  readonly state: string;
  readonly lines: readonly { readonly partNo: string; readonly quantity: number }[];
}

const unitsIn = (holds: readonly HoldRecord[], state: string): Map<string, number> => {
  const units = new Map<string, number>();
  for (const hold of holds) {
    if (hold.state !== state) continue;
    for (const { partNo, quantity } of hold.lines) units.set(partNo, (units.get(partNo) ?? 0) + quantity);
  }
  return units;
};

/**
 * available + held + sold - restocked equals the initial count, no count is negative, and holds and returns explain the
 * counts.
 */
export const stockIsConserved = (
  stock: readonly StockRecord[],
  holds: readonly HoldRecord[],
  restocks: readonly RestockRecord[] = [],
): Finding => {
  const found = finding('stock is conserved and never below zero');
  const held = unitsIn(holds, 'HELD');
  const sold = unitsIn(holds, 'SETTLED');
  const back = new Map<string, number>();
  for (const { partNo, quantity } of restocks) back.set(partNo, (back.get(partNo) ?? 0) + quantity);
  for (const part of stock) {
    const { available, restocked, initial } = part;
    const whole = available + part.held + part.sold - restocked === initial;
    const positive = Math.min(available, part.held, part.sold, restocked) >= 0;
    const explained =
      part.held === (held.get(part._id) ?? 0) &&
      part.sold === (sold.get(part._id) ?? 0) &&
      restocked === (back.get(part._id) ?? 0);
    found.expect(
      whole && positive && explained,
      `${part._id}: ${JSON.stringify(part)}, holds ${held.get(part._id) ?? 0}/${sold.get(part._id) ?? 0}, back ${back.get(part._id) ?? 0}`,
    );
  }
  return found.result();
};

/** Whether orders' sweeper still has to release a round; it processes every order that lists some. */
export const isBeingReleased =
  ({ releases }: OrderRecord) =>
  ({ round }: { readonly round: number }): boolean =>
    releases.includes(round);

/** Holds of rounds before the order's current round, except those being released. Their units or voucher uses are leaked. */
export const leakedRounds = ({ hold }: OrderRecord, held: readonly { readonly round: number }[]): readonly number[] =>
  held.map(({ round }) => round).filter((round) => round < hold.round);

const unitsOf = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** A follow-on order of a price offer sells nothing: its units were sold with the parent order. */
const sellsNothing = (order: OrderRecord): boolean => order.parent !== undefined && !isExchange(order);

/** Every placed order sold its units once. No ended order holds units, and no order holds units of an earlier round. */
export const holdsMatchOrders = (
  orders: readonly OrderRecord[],
  holds: readonly HoldRecord[],
  settleLag: boolean,
): Finding => {
  const found = finding('one sale per placed order, holds end');
  const ofOrder = Map.groupBy(holds, ({ orderId }) => orderId);
  for (const order of orders) {
    const own = ofOrder.get(order._id) ?? [];
    const sold = own.filter(({ state }) => state === 'SETTLED');
    const held = own.filter((hold) => hold.state === 'HELD' && !isBeingReleased(order)(hold));
    if (order.releases.length > 0) found.wait();
    if (sellsNothing(order)) {
      found.expect(own.length === 0, `${order.orderNo}: ${own.length} holds of a follow-on order`);
    } else if (isUnderWay(order)) {
      found.wait();
      const leaked = leakedRounds(order, held);
      found.expect(
        sold.length === 0 && leaked.length === 0,
        `${order.orderNo} (${order.state}): ${sold.length} sales, round ${leaked} held for good`,
      );
    } else if (isPlaced(order) && settleLag && held.length === 1 && sold.length === 0) {
      found.wait();
    } else if (isPlaced(order)) {
      const units = unitsOf(sold.flatMap(({ lines }) => lines));
      const once = sold.length === 1 && sold[0]?.round === order.hold.round && held.length === 0;
      found.expect(
        once && units === unitsOf(order.lines),
        `${order.orderNo}: ${sold.length} sales of ${units} units, ${held.length} holds`,
      );
    } else {
      found.expect(
        sold.length === 0 && held.length === 0,
        `${order.orderNo} (${order.state}): ${sold.length} sales, ${held.length} holds`,
      );
    }
  }
  const known = new Set(orders.map(({ _id }) => _id));
  for (const { _id, orderId, state } of holds)
    found.expect(known.has(orderId) || state === 'RELEASED', `hold ${_id} names an unknown order`);
  return found.result();
};
