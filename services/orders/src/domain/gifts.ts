import { type GiftTerms, type GiftUnits, isConditionMet, keptBackOf } from '@southline/kernel/gift';
import type { Cents } from '@southline/kernel/money';
import type { Line } from './line.ts';
import type { Order, UnitsOfLine } from './order.ts';
import { cancelledOf, unitsIn, unitsOf } from './units.ts';

/** Orders of earlier releases did not store the condition. Their free parts go when nothing else is left. */
const termsOf = (order: Order, { freeWith, gift }: Line): GiftTerms | undefined => {
  if (!freeWith || gift) return gift;
  const lineIds = order.lines.filter((line) => !line.freeWith).map(({ lineId }) => lineId);
  return { lineIds, minimumCents: 0, valueCents: 0 };
};

/** Units of returns that have ended, and of returns whose refund is fixed and still under way. */
const returnedOf = ({ returns = [], returnRefunds = [] }: Order, lineId: string): number => {
  const ended = new Set(returns.map(({ returnNo }) => returnNo));
  const underWay = returnRefunds.filter(({ returnNo }) => !ended.has(returnNo));
  return unitsIn([...returns, ...underWay], lineId);
};

/** The units of the order. Units in follow-on orders still count for a condition. `less`: units that are cancelled now. */
export const giftUnits = (order: Order, less: ReadonlyMap<string, number> = new Map()): GiftUnits[] =>
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

/** What the refunds of the order until now kept back for free parts, less what they gave back. */
export const keptOf = ({ cancellations = [], returnRefunds = [] }: Order): Cents =>
  [...cancellations, ...returnRefunds].reduce((sum, { keptCents = 0 }) => sum + keptCents, 0);

/** What the refund of these cancelled units keeps back, for dispatched free parts that lose their condition. */
export const keptBack = (order: Order, cancelled: readonly UnitsOfLine[], goodsCents: Cents): Cents => {
  const units = giftUnits(order, new Map(cancelled.map(({ lineId, quantity }) => [lineId, quantity])));
  return Math.min(goodsCents, Math.max(0, keptBackOf(units) - keptOf(order)));
};
