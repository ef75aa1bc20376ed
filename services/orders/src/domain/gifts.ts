import { type GiftTerms, type GiftUnits, isConditionMet, keptBackOf } from '@southline/kernel/gift';
import type { Cents } from '@southline/kernel/money';
import type { Line } from './line.ts';
import type { CancelledUnits, Order, UnitsOfLine } from './order.ts';
import { cancelledOf, unitsOf } from './units.ts';

/** Orders of earlier releases did not store the condition. Their free parts go when nothing else is left. */
const termsOf = (order: Order, { freeWith, gift }: Line): GiftTerms | undefined => {
  if (!freeWith || gift) return gift;
  const lineIds = order.lines.filter((line) => !line.freeWith).map(({ lineId }) => lineId);
  return { lineIds, minimumCents: 0, valueCents: 0 };
};

const returnedOf = ({ returns = [] }: Order, lineId: string): number =>
  returns
    .flatMap(({ lines = [] }) => lines)
    .reduce((sum, line) => sum + (line.lineId === lineId ? line.quantity : 0), 0);

/** The units of the order. Units in follow-on orders still count for a condition. `less`: units that are cancelled now. */
const giftUnits = (order: Order, less: ReadonlyMap<string, number>): GiftUnits[] =>
  order.lines.map((line) => {
    const { lineId, priceCents, quantity } = line;
    const returned = returnedOf(order, lineId);
    const left = quantity - cancelledOf(order, lineId) - (less.get(lineId) ?? 0) - returned;
    return { lineId, priceCents, left, sent: unitsOf(order, line).dispatched - returned, gift: termsOf(order, line) };
  });

/** The free parts that wait and lose their condition when these units are cancelled. */
export const endedGifts = (order: Order, less: ReadonlyMap<string, number> = new Map()): UnitsOfLine[] => {
  const units = giftUnits(order, less);
  return order.lines.flatMap((line) => {
    const terms = termsOf(order, line);
    const { waiting } = unitsOf(order, line);
    return terms && waiting > 0 && !isConditionMet(terms, units) ? [{ lineId: line.lineId, quantity: waiting }] : [];
  });
};

const keptOf = ({ cancellations = [] }: Order): Cents =>
  cancellations.flatMap(({ lines }) => lines).reduce((sum, { keptCents = 0 }) => sum + keptCents, 0);

/** Keeps the value of dispatched free parts back from the refund of the units whose cancellation ends their condition. */
export const keptBack = (order: Order, cancelled: readonly CancelledUnits[]): CancelledUnits[] => {
  const units = giftUnits(order, new Map(cancelled.map(({ lineId, quantity }) => [lineId, quantity])));
  let due = Math.max(0, keptBackOf(units) - keptOf(order));
  return cancelled.map((line) => {
    const keptCents = Math.min(due, line.refundCents);
    due -= keptCents;
    return keptCents > 0 ? { ...line, keptCents, refundCents: line.refundCents - keptCents } : line;
  });
};
