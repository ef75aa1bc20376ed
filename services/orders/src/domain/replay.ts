import { returnFinding } from '@southline/kernel/order-findings';
import { refundReference } from './cancelling.ts';
import { foundChange } from './finding.ts';
import { lastStates, withoutBuyer } from './forgetting.ts';
import { isPlaced, nextRound, type Order, type Parcel, type UnitsOfLine } from './order.ts';
import { type FactOf, factsOf, type PastFact } from './past-fact.ts';
import type { OrderChange } from './ports.ts';
import { offersFromEvents } from './replay-offers.ts';
import { changed, parcelsOf, unitsOf, waitingLines, withMoves } from './units.ts';

export interface Replayed {
  readonly changes: readonly OrderChange[];
  /** The facts that the order lacked. Other services may lack them too. */
  readonly applied: readonly PastFact[];
}

interface Numbered {
  readonly no: number;
  readonly lines: readonly UnitsOfLine[];
}

const byNo = <One extends { readonly no: number }>(some: readonly One[]): One[] =>
  [...some].sort((one, other) => one.no - other.no);

const hasSameLines = ({ lines: one }: Numbered, { lines: other }: Numbered): boolean =>
  one.length === other.length &&
  one.every(({ lineId, quantity }) => other.some((line) => line.lineId === lineId && line.quantity === quantity));

/** Numbers that are in no event although a later number is. */
const gaps = (what: string, some: readonly { readonly no: number }[]): string[] => {
  const numbers = new Set(some.map(({ no }) => no));
  return Array.from({ length: Math.max(0, ...numbers) }, (_, index) => index + 1)
    .filter((no) => !numbers.has(no))
    .map((no) => `${what} ${no} is in no event`);
};

/** The order while the facts are applied one after another. */
interface Progress {
  order: Order;
  readonly applied: PastFact[];
  readonly found: string[];
}

const fits = (order: Order): boolean => order.lines.every((line) => unitsOf(order, line).waiting >= 0);

/** Applies a fact, unless the order has too few units for it. */
const take = (progress: Progress, fact: PastFact, set: Partial<Order>, what: string): void => {
  const after = { ...progress.order, ...set };
  if (!fits(after)) {
    progress.found.push(`${what} does not fit the order`);
    return;
  }
  progress.order = after;
  progress.applied.push(fact);
};

const applyCancellation = (progress: Progress, fact: FactOf<'units cancelled'>): void => {
  const { cancellations = [] } = progress.order;
  const { cancellation } = fact;
  const known = cancellations.find(({ no }) => no === cancellation.no);
  if (known && !hasSameLines(known, cancellation))
    progress.found.push(`cancellation ${known.no} differs from its event`);
  if (known) return;
  take(progress, fact, { cancellations: byNo([...cancellations, cancellation]) }, `cancellation ${cancellation.no}`);
};

const withParcel = (parcels: readonly Parcel[], parcel: Parcel): readonly Parcel[] =>
  byNo([...parcels.filter(({ no }) => no !== parcel.no), parcel]);

const applyParcel = (progress: Progress, fact: FactOf<'dispatched' | 'delivered'>, parcel: Parcel): void => {
  const parcels = parcelsOf(progress.order);
  const known = parcels.find(({ no }) => no === parcel.no);
  const deliveredAt = fact.kind === 'delivered' ? fact.deliveredAt : undefined;
  if (known && !hasSameLines(known, parcel)) {
    progress.found.push(`parcel ${known.no} differs from its event`);
    return;
  }
  const isNew = !known || (deliveredAt && !known.deliveredAt);
  // Either event of a parcel may come first. Only its dispatch names the staff and the request.
  const isFuller = known && fact.kind === 'dispatched' && !known.by && parcel.by;
  if (!isNew && !isFuller) return;
  const next = {
    ...known,
    ...(known && fact.kind === 'delivered' ? {} : parcel),
    ...(known?.deliveredAt ? { deliveredAt: known.deliveredAt } : deliveredAt && { deliveredAt }),
  } as Parcel;
  take(progress, fact, { parcels: withParcel(parcels, next) }, `parcel ${parcel.no}`);
};

/** Events of earlier releases concern all goods that the others leave. */
const applyWhole = (progress: Progress, fact: FactOf<'dispatched' | 'delivered'>): void => {
  const parcels = parcelsOf(progress.order);
  if (fact.kind === 'delivered') {
    if (parcels.every(({ deliveredAt }) => deliveredAt)) return;
    const { deliveredAt } = fact;
    take(progress, fact, { parcels: parcels.map((one) => ({ deliveredAt, ...one })) }, 'the delivery');
    return;
  }
  const lines = waitingLines(progress.order);
  if (parcels.length > 0 || lines.length === 0) return;
  take(progress, fact, { parcels: [{ no: 1, at: fact.at, ...fact.shipment, lines }] }, 'the dispatch');
};

const applyShipments = (progress: Progress, facts: readonly PastFact[]): void => {
  const shipments = [...factsOf(facts, 'dispatched'), ...factsOf(facts, 'delivered')];
  for (const fact of shipments) if (fact.parcel) applyParcel(progress, fact, fact.parcel);
  for (const fact of shipments) if (!fact.parcel) applyWhole(progress, fact);
};

const applyRefund = (progress: Progress, fact: FactOf<'refunded'>): void => {
  const { order } = progress;
  const { cancellations = [], orderId } = order;
  const isIt = ({ no, refundedAt }: { no: number; refundedAt?: Date | undefined }) =>
    !refundedAt && refundReference(orderId, no) === fact.reference;
  if (!cancellations.some(isIt)) return;
  const refundedAt = fact.at;
  progress.order = { ...order, cancellations: cancellations.map((one) => (isIt(one) ? { ...one, refundedAt } : one)) };
};

const applyOwner = (progress: Progress, fact: FactOf<'joined'>): void => {
  const { owner, guestOwner } = fact;
  if (progress.order.owner !== guestOwner) return;
  progress.order = { ...progress.order, owner, guestOwner };
  progress.applied.push(fact);
};

const applyResend = (progress: Progress, fact: FactOf<'confirmation requested'>): void => {
  const { resends = [] } = progress.order;
  if (resends.some(({ requestId }) => requestId === fact.resend.requestId)) return;
  progress.order = { ...progress.order, resends: [...resends, fact.resend] };
  progress.applied.push(fact);
};

/**
 * The address after the change with the highest number counts. That of a forgotten order stays empty, and other services do
 * not get it again.
 */
const applyDelivery = (progress: Progress, fact: FactOf<'delivery changed'>): void => {
  const { deliveryChanges = [], forgottenAt } = progress.order;
  const { change, to } = fact;
  if (deliveryChanges.some(({ no }) => no === change.no)) return;
  const isLast = deliveryChanges.every(({ no }) => no < change.no);
  progress.order = {
    ...progress.order,
    deliveryChanges: byNo([...deliveryChanges, change]),
    ...(isLast && !forgottenAt && to),
  };
  if (!forgottenAt) progress.applied.push(fact);
};

const replayedFields = [
  ...(['cancellations', 'parcels', 'offers', 'owner', 'guestOwner', 'resends'] as const),
  ...(['delivery', 'deliveryChanges', 'expected'] as const),
];

/** An order that the copy has from before it ended without being placed. A later order with its id is left alone. */
const endedChanges = (order: Order, facts: readonly PastFact[]): Replayed => {
  const applied = factsOf(facts, 'ended before it was placed').filter(({ at }) => at >= order.createdAt);
  if (applied.length === 0 || order.state === 'Cancelled') return { changes: [], applied: [] };
  const to = { state: 'Cancelled', why: 'applied from its events' } as const;
  const { hold, release } = order.state === 'Refunding' ? { hold: order.hold } : nextRound(order);
  const set = { hold, sweepAt: undefined, review: undefined, reviewCents: undefined };
  return { changes: [{ to, set, ...(release !== undefined && { release }) }], applied };
};

const placedChanges = (order: Order, facts: readonly PastFact[], now: Date): Replayed => {
  const own = facts.filter(({ at }) => at >= (order.placedAt ?? at));
  const progress: Progress = { order, applied: [], found: [] };
  for (const fact of factsOf(own, 'joined')) applyOwner(progress, fact);
  for (const fact of factsOf(own, 'units cancelled')) applyCancellation(progress, fact);
  applyShipments(progress, own);
  for (const fact of factsOf(own, 'refunded')) applyRefund(progress, fact);
  for (const fact of factsOf(own, 'confirmation requested')) applyResend(progress, fact);
  for (const fact of factsOf(own, 'delivery changed')) applyDelivery(progress, fact);
  const offered = offersFromEvents(progress.order, own, order.cancellations ?? []);
  progress.applied.push(...offered.applied);
  progress.order = { ...progress.order, ...(offered.offers && { offers: offered.offers }) };
  const { cancellations = [], offers = [], returns = [], deliveryChanges = [] } = progress.order;
  const lost = factsOf(own, 'return processed').filter(
    (fact) => !returns.some((one) => one.returnNo === fact.returnNo),
  );
  const found = foundChange(progress.order, [
    ...progress.found,
    ...gaps('cancellation', cancellations),
    ...gaps('parcel', parcelsOf(progress.order)),
    ...gaps('price offer', offers),
    ...gaps('change of address', deliveryChanges),
    ...lost.map(({ returnNo }) => returnFinding(returnNo)),
  ]);
  const fields = replayedFields.filter((field) => progress.order[field] !== order[field]);
  const set = { ...Object.fromEntries(fields.map((field) => [field, progress.order[field]])), ...found?.set };
  if (Object.keys(set).length === 0) return { changes: [], applied: [] };
  const isOwed = cancellations.some(({ refundedAt }) => !refundedAt);
  const change: OrderChange = {
    set: { ...set, ...(fields.length > 0 && { sweepAt: isOwed ? now : undefined }) },
    opens: offered.opens,
  };
  const isEnded = order.state === 'Cancelled' || order.state === 'Moved';
  const isSame =
    changed(order, [change]).state === order.state &&
    fields.every((field) => field !== 'parcels' && field !== 'cancellations');
  const changes = isEnded || isSame ? [change] : withMoves(order, change, { why: 'applied from its events' });
  return { changes, applied: progress.applied };
};

/**
 * Replaces the buyer's data again. They were replaced after the order had ended, so a placed order that has not ended is
 * put into review.
 */
const forgottenChange = (order: Order, [forgotten]: readonly FactOf<'forgotten'>[]): OrderChange | undefined => {
  if (!forgotten || order.forgottenAt) return undefined;
  const isOver = !isPlaced(order) || lastStates.includes(order.state);
  const found = isOver ? undefined : foundChange(order, ['the buyer was forgotten']);
  return { set: { ...withoutBuyer(order), forgottenAt: forgotten.at, ...found?.set } };
};

/**
 * The changes that give an order every fact of its events, whatever their order of arrival and however often they are
 * applied. Facts that contradict the order, and numbers that no event has, put it into review.
 */
export const replay = (order: Order, facts: readonly PastFact[], now: Date): Replayed => {
  const { changes, applied } = isPlaced(order) ? placedChanges(order, facts, now) : endedChanges(order, facts);
  const forgettings = factsOf(facts, 'forgotten');
  const forgotten = forgottenChange(changed(order, changes), forgettings);
  return forgotten ? { changes: [...changes, forgotten], applied: [...applied, ...forgettings] } : { changes, applied };
};
