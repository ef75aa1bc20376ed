import { type Finding, finding } from '../finding.ts';
import { type OrderRecord, remainingUnits, waitingUnits } from '../sources/orders.ts';
import type { PaperRecord } from './papers.ts';

const stateBy = (waiting: readonly number[], parcels: NonNullable<OrderRecord['parcels']>): string => {
  if (waiting.some((units) => units > 0)) return 'Placed';
  return parcels.every(({ deliveredAt }) => deliveredAt) ? 'Delivered' : 'Dispatched';
};

/** Dispatched, cancelled, moved and waiting units of a line add up to the bought units. The order's state follows from them. */
export const parcelsFitOrders = (orders: readonly OrderRecord[]): Finding => {
  const found = finding('sent + cancelled + waiting = bought');
  for (const order of orders) {
    const { orderNo, state, lines, parcels = [] } = order;
    if (parcels.length === 0) continue;
    const numbers = parcels.map(({ no }, index) => no === index + 1);
    found.expect(numbers.every(Boolean), `${orderNo}: parcels ${parcels.map(({ no }) => no)}`);
    const waiting = lines.map((line) => waitingUnits(order, line));
    const fits = waiting.every((units) => units >= 0) && lines.some((line) => remainingUnits(order, line) > 0);
    found.expect(fits && stateBy(waiting, parcels) === state, `${orderNo} (${state}): ${waiting} units wait`);
  }
  return found.result();
};

/** Each parcel has one packing list, and no other parcel has one. */
export const parcelListsAreThere = (orders: readonly OrderRecord[], papers: readonly PaperRecord[]): Finding => {
  const found = finding('one packing list per parcel');
  const lists = Map.groupBy(papers, ({ kind, orderId }) => (kind === 'parcel-list' ? orderId : undefined));
  for (const { _id, orderNo, parcels = [], forgottenAt } of orders) {
    if (forgottenAt) continue;
    const made = (lists.get(_id) ?? []).map(({ parcelNo }) => parcelNo).sort();
    const due = parcels.map(({ no }) => no).sort();
    if (made.length + due.length > 0)
      found.expect(`${made}` === `${due}`, `${orderNo}: lists of parcels ${made}, due ${due}`);
  }
  return found.result();
};
