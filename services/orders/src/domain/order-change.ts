import { mayUndoDelivery } from './family.ts';
import type { HistoryEntry, Order } from './order.ts';
import type { OrderChange } from './ports.ts';
import { changed } from './units.ts';

export interface ChangedOrder {
  readonly order: Order;
  /** The fields that are written, besides the state, the version and the history. An undefined field is removed. */
  readonly set: NonNullable<OrderChange['set']>;
  /** The entry that a state transition adds to the history. */
  readonly entry?: HistoryEntry | undefined;
}

/** An order after a change. Throws if `allowedMoves` lacks its transition. */
export const afterChange = (order: Order, change: OrderChange, now: Date): ChangedOrder => {
  const { to } = change;
  const set = { ...(mayUndoDelivery(order, change) && { familyDueAt: now }), ...change.set };
  const entry = to && { at: now, from: order.state, to: to.state, why: to.why, ...(to.by && { by: to.by }) };
  const history = entry ? [...order.history, entry] : order.history;
  return { order: { ...changed(order, [{ ...change, set }]), history, version: order.version + 1 }, set, entry };
};

/** Paid → Placed. Writes fields that the caller may have decided since it read the order. */
export const placedChange = ({ expected, goods, parent, delivery }: Order, placedAt: Date): OrderChange => ({
  to: { state: 'Placed', why: 'paid' },
  set: { placedAt, expected, sweepAt: undefined, goods, ...(parent && { delivery }) },
});
