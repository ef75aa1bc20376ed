import { goodsKeys } from './follow-on.ts';
import type { HistoryEntry, Order, OrderState } from './order.ts';

/** An order at the time it was placed, from its event. */
export interface PlacedOrder
  extends Pick<
    Order,
    | 'orderId'
    | 'orderNo'
    | 'owner'
    | 'lines'
    | 'totals'
    | 'vouchers'
    | 'delivery'
    | 'remarks'
    | 'warehouse'
    | 'dealer'
    | 'region'
    | 'language'
    | 'expected'
    | 'parent'
  > {
  readonly payment?: Order['payment'];
  readonly holdRound: number;
  readonly placedAt: Date;
}

const path: readonly OrderState[] = ['AwaitingPayment', 'Paid', 'Placed'];
const why = 'placed before a restore';

/** The history entries from the state of the copy to Placed. */
const stepsTo = (history: readonly HistoryEntry[], at: Date): HistoryEntry[] => {
  const steps: HistoryEntry[] = [];
  let from = history.at(-1)?.to;
  for (const to of path.slice(from === 'Expired' ? 1 : path.indexOf(from ?? 'Expired') + 1)) {
    steps.push({ at, ...(from && { from }), to, why });
    from = to;
  }
  return steps;
};

/** States from before the order was placed. A copy in any other state, such as a refunded one, is left alone. */
export const rebuildable: readonly OrderState[] = ['AwaitingPayment', 'Expired', 'Paid'];

export const mayBeRebuilt = (copy: Order | undefined): boolean => !copy || rebuildable.includes(copy.state);

/** Rebuilds a placed order from its event and from the restored copy. */
export const rebuilt = (copy: Order | undefined, placed: PlacedOrder, version: number, now: Date): Order => {
  const { holdRound, ...facts } = placed;
  const { review: _, reviewCents: __, refundCause: ___, ...known } = copy ?? { history: [] };
  const { history } = known;
  return {
    cartVersion: 0,
    createdAt: placed.placedAt,
    holdUntil: placed.placedAt,
    goods: placed.parent ? goodsKeys(placed.parent, placed.lines) : placed.lines.map(({ lineId }) => lineId),
    ...known,
    ...facts,
    state: 'Placed',
    version: Math.max(version, (copy?.version ?? 0) + 1),
    hold: { round: holdRound, taken: true },
    history: [...history, ...stepsTo(history, now)],
  };
};

/** The copy's hold rounds that the order gave up before it was placed. */
export const staleRounds = (copy: Order | undefined, { holdRound }: PlacedOrder): number[] =>
  Array.from({ length: Math.max(0, holdRound - (copy?.hold.round ?? holdRound)) }, (_, n) => holdRound - 1 - n);
