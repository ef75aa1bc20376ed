import { unitsOfLine } from '@southline/kernel/units-of-line';
import { isPriceOnApplication, type Line } from './line.ts';
import { allowedMoves, type Order, type OrderState, type Parcel, type UnitsOfLine } from './order.ts';
import type { OrderChange } from './ports.ts';

/** How many units of an order line are where. Delivered units are dispatched units too. */
export interface LineUnits {
  readonly bought: number;
  readonly cancelled: number;
  /** In follow-on orders. */
  readonly moved: number;
  readonly dispatched: number;
  readonly delivered: number;
  /** Bought, and neither cancelled nor moved nor dispatched. */
  readonly waiting: number;
}

/** `records` of earlier releases may lack their lines. */
export const unitsIn = (
  records: readonly { readonly lines?: readonly UnitsOfLine[] | undefined }[],
  lineId: string,
): number =>
  unitsOfLine(
    records.flatMap(({ lines = [] }) => lines),
    lineId,
  );

export const cancelledOf = ({ cancellations = [] }: Pick<Order, 'cancellations'>, lineId: string): number =>
  unitsIn(cancellations, lineId);

export const movedOf = ({ followOns = [] }: Pick<Order, 'followOns'>, lineId: string): number =>
  unitsIn(followOns, lineId);

/** Units of the line that are neither cancelled nor in a follow-on order. */
export const unitsLeft = (order: Order, { lineId, quantity }: Line): number =>
  quantity - cancelledOf(order, lineId) - movedOf(order, lineId);

export const remainingLines = (order: Order): readonly Line[] =>
  order.lines.filter((line) => unitsLeft(order, line) > 0);

/** Whether all its units are cancelled. Units in follow-on orders are not. */
export const isWhole = (order: Order): boolean =>
  order.lines.every(({ lineId, quantity }) => cancelledOf(order, lineId) === quantity);

/** The parcels of an order, the oldest first. */
export const parcelsOf = ({ parcels = [] }: Pick<Order, 'parcels'>): readonly Parcel[] => parcels;

export const unitsOf = (order: Order, { lineId, quantity: bought }: Line): LineUnits => {
  const parcels = parcelsOf(order);
  const cancelled = cancelledOf(order, lineId);
  const dispatched = unitsIn(parcels, lineId);
  const delivered = unitsIn(
    parcels.filter((parcel) => parcel.deliveredAt),
    lineId,
  );
  const moved = movedOf(order, lineId);
  return { bought, cancelled, moved, dispatched, delivered, waiting: bought - cancelled - moved - dispatched };
};

export const waitingLines = (order: Order, isWanted: (line: Line) => boolean = () => true): UnitsOfLine[] =>
  order.lines
    .filter(isWanted)
    .map((line) => ({ lineId: line.lineId, quantity: unitsOf(order, line).waiting }))
    .filter(({ quantity }) => quantity > 0);

/** Units without a price wait until their price is known and paid. All others can be dispatched. */
export const hasPrice = (line: Line): boolean => !isPriceOnApplication(line);

/** Whether a parcel has left while other units wait. */
export const isPartlyDispatched = (order: Pick<Order, 'state' | 'parcels'>): boolean =>
  order.state === 'Placed' && parcelsOf(order).length > 0;

/** Units of all lines that are delivered. */
export const deliveredUnits = (order: Pick<Order, 'parcels'>): number =>
  parcelsOf(order)
    .filter(({ deliveredAt }) => deliveredAt)
    .flatMap(({ lines }) => lines)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** The state of a placed order as its units determine it. */
const stateByUnits = (order: Order): OrderState => {
  if (isWhole(order)) return 'Cancelled';
  if (remainingLines(order).length === 0) return 'Moved';
  if (waitingLines(order).length > 0) return 'Placed';
  return parcelsOf(order).every(({ deliveredAt }) => deliveredAt) ? 'Delivered' : 'Dispatched';
};

const path: readonly OrderState[] = ['Placed', 'Dispatched', 'Delivered'];

/** The transitions from the order's state to the state that its units determine. */
const movesOf = (order: Order): readonly OrderState[] => {
  const state = stateByUnits(order);
  if (state === 'Cancelled' || state === 'Moved') return [state];
  return path.slice(path.indexOf(order.state) + 1, path.indexOf(state) + 1);
};

/** The order after changes, with its state and the fields that they set. Throws if `allowedMoves` lacks a transition. */
export const changed = (order: Order, changes: readonly OrderChange[]): Order => {
  let after = order;
  for (const { to, set } of changes) {
    if (to && !allowedMoves[after.state].includes(to.state))
      throw new Error(`No move from ${after.state} to ${to.state}.`);
    after = { ...after, ...set, ...(to && { state: to.state }) };
  }
  return after;
};

const hasSameWaiting = (order: Order, other: Order): boolean =>
  order.lines.every((line) => unitsOf(order, line).waiting === unitsOf(other, line).waiting);

/** A change of units, and the state transitions that follow from it. It ends a proposal that was made for the units before it. */
export const withMoves = (order: Order, change: OrderChange, move: { why: string; by?: string }): OrderChange[] => {
  const after = changed(order, [change]);
  const endsProposal = order.cancelProposal !== undefined && !hasSameWaiting(order, after);
  const set = { ...change.set, ...(endsProposal && { cancelProposal: undefined }) };
  const [first, ...more] = movesOf(after).map((state) => ({ to: { state, ...move } }));
  return [{ ...change, set, ...first }, ...more];
};
