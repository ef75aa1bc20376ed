import { isAtOnce } from '@southline/kernel/at-once';
import { dayMs } from '@southline/kernel/clock';
import type { Cents } from '@southline/kernel/money';
import { dearestOffer, offerDays } from '@southline/kernel/order';
import { ownerOfMember } from '@southline/kernel/owner';
import { type CancelCommand, cancel } from './cancelling.ts';
import type { OrderKey } from './cart.ts';
import {
  alreadyCancelled,
  invalidOffer,
  notPlaced,
  offerAccepted,
  offerChanged,
  orderCancelled,
  ownOrder,
} from './errors.ts';
import { followOn } from './follow-on.ts';
import { isPriceOnApplication, type Line } from './line.ts';
import { activeOffer, declinedReason, offerDueAt, withOffer } from './offer.ts';
import { isPlaced, type OfferedPrice, type Order, type OrderState, type PriceOffer } from './order.ts';
import type { OrderChange } from './ports.ts';
import { unitsLeft, withMoves } from './units.ts';

/**
 * Lines whose price is to be advised, with the units that are not cancelled or moved. None before the order is placed.
 */
export const unpricedLines = (order: Order): readonly Line[] =>
  isPlaced(order)
    ? order.lines
        .filter(isPriceOnApplication)
        .map((line) => ({ ...line, quantity: unitsLeft(order, line) }))
        .filter(({ quantity }) => quantity > 0)
    : [];

export interface OfferedLine extends OfferedPrice {
  readonly line: Line;
  readonly totalCents: Cents;
}

/** The lines of an offer that can still be answered or paid: those with units that are not cancelled. */
export const offeredLines = (order: Order, { lines, accepted }: PriceOffer): readonly OfferedLine[] =>
  unpricedLines(order).flatMap((line) => {
    const offered = lines.find(({ lineId }) => lineId === line.lineId);
    if (!offered || (accepted && !accepted.lines.some(({ lineId }) => lineId === line.lineId))) return [];
    return [{ ...offered, line, totalCents: offered.priceCents * line.quantity }];
  });

export interface OfferPrices {
  readonly lines: readonly OfferedPrice[];
  /** 0: the usual validity. */
  readonly validDays: number;
  /** Membership number of the staff. */
  readonly by: string;
  readonly requestId: string;
}

const checkPrices = (order: Order, { lines, validDays }: OfferPrices): void => {
  const { least, most } = offerDays;
  const days = validDays || offerDays.usual;
  if (!Number.isInteger(days) || days < least || days > most)
    throw invalidOffer('validDays', `An offer is valid for ${least} to ${most} days.`);
  if (lines.length === 0) throw invalidOffer('lines', 'Give the price of one line at least.');
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length)
    throw invalidOffer('lines', 'Name each line once.');
  for (const { lineId, priceCents } of lines) {
    const line = order.lines.find((known) => known.lineId === lineId);
    if (!line || !isPriceOnApplication(line)) throw invalidOffer('lines', 'A line of this order has a price already.');
    if (!Number.isSafeInteger(priceCents) || priceCents < 0 || priceCents > dearestOffer)
      throw invalidOffer('listPrice', `Check the price of ${line.partNo}.`);
  }
};

const hasSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));

const pricesOf = (lines: readonly OfferedPrice[]): string[] =>
  lines.map(({ lineId, priceCents }) => `${lineId} ${priceCents}`);

/**
 * Whether this request made the offer. A request with the same id and other prices corrects it, so that one makes a new
 * offer.
 */
const isMadeBy = (offer: PriceOffer, { requestId, lines }: OfferPrices): boolean =>
  requestId !== '' && offer.requestId === requestId && hasSame(pricesOf(offer.lines), pricesOf(lines));

/**
 * Makes an offer, which replaces one that still awaits its answer. A repeat of the request changes nothing. Throws if
 * no offer can be made for the order.
 */
export const offerPrices = (order: Order, command: OfferPrices, now: Date): OrderChange[] => {
  const { lines, by, validDays, requestId } = command;
  if (order.owner === ownerOfMember(by)) throw ownOrder();
  if (order.offers?.some((offer) => isMadeBy(offer, command))) return [];
  if (!isPlaced(order)) throw notPlaced();
  if (order.state === 'Cancelled') throw orderCancelled();
  checkPrices(order, command);
  const unpriced = new Set(unpricedLines(order).map(({ lineId }) => lineId));
  if (command.lines.some(({ lineId }) => !unpriced.has(lineId))) throw alreadyCancelled();
  const before = activeOffer(order);
  if (before?.state === 'Accepted') throw offerAccepted();
  // Another member of staff has just made an offer.
  if (before && before.by !== by && isAtOnce(before.madeAt, now)) throw offerChanged();
  const known = before ? withOffer(order, { state: 'Replaced' }) : (order.offers ?? []);
  const validUntil = new Date(now.getTime() + (validDays || offerDays.usual) * dayMs);
  const offer: PriceOffer = {
    no: known.length + 1,
    state: 'Open',
    madeAt: now,
    by,
    ...(requestId && { requestId }),
    validUntil,
    lines,
  };
  return [{ set: { offers: [...known, offer] }, tells: 'prices offered' }];
};

export interface AnswerOffer {
  readonly accept: readonly string[];
  readonly decline: readonly string[];
  /** 0: the current offer. */
  readonly offerNo: number;
  /** Membership number of the staff who answer for the buyer; absent: the buyer. */
  readonly by?: string | undefined;
}

/** Whether the last offer already has this answer, paid or not. */
export const isAnswered = ({ offers = [] }: Order, { accept, decline, offerNo }: AnswerOffer): boolean => {
  const last = offers.at(-1);
  if (!last || (offerNo > 0 && offerNo !== last.no)) return false;
  const { state, accepted, declined = [] } = last;
  const ids = accepted?.lines.map(({ lineId }) => lineId) ?? [];
  return (
    (state === 'Accepted' || state === 'Answered') &&
    hasSame(accept, ids) &&
    decline.every((lineId) => declined.includes(lineId))
  );
};

/** The offer that the answer is for. Throws OfferChanged if it cannot be answered any more. */
const answerable = (order: Order, { offerNo }: AnswerOffer, now: Date): PriceOffer => {
  const offer = activeOffer(order);
  if (!offer || (offerNo > 0 && offerNo !== offer.no) || now >= offer.validUntil) throw offerChanged();
  return offer;
};

/** The follow-on order's line for an accepted offer. With a price of 0 the part is free, not to be advised. */
const soldLine = ({ line, priceCents }: OfferedLine): Line => ({ ...line, priceCents, isFree: priceCents === 0 });

/** The follow-on order of the accepted lines of the last offer. Undefined if none are accepted. */
export const acceptedOrder = (order: Order, now: Date): Order | undefined => {
  const offer = activeOffer(order);
  if (!offer?.accepted) return undefined;
  const { orderId, orderNo } = order;
  const { lines: _, ...key } = offer.accepted;
  const parent = { orderId, orderNo, offerNo: offer.no };
  const lines = offeredLines(order, offer).map(soldLine);
  return followOn(order, { key, lines, parent, until: offer.validUntil }, now);
};

/** Cancels these lines. Without lines it must not call `cancel`, which would cancel the whole order. */
const cancelled = (
  order: Order,
  lines: readonly Line[],
  why: Omit<CancelCommand, 'lines'>,
  now: Date,
): OrderChange[] => (lines.length > 0 ? cancel(order, { ...why, lines }, now) : []);

/**
 * The changes that answer an offer. The declined lines are cancelled. The accepted lines become a follow-on order,
 * which is inserted in the same transaction. An answer that the offer already has changes nothing.
 */
export const answerOffer = (order: Order, command: AnswerOffer, key: OrderKey, now: Date): OrderChange[] => {
  if (isAnswered(order, command)) return [];
  const offer = answerable(order, command, now);
  const open = offeredLines(order, offer);
  const { accept, decline, by } = command;
  const ids = open.map(({ lineId }) => lineId);
  if (!hasSame([...accept, ...decline], ids)) throw invalidOffer('accept', 'Accept or decline each line of the offer.');
  const sold = open.filter(({ lineId }) => accept.includes(lineId));
  const isSold = sold.length > 0;
  const offers = withOffer(order, {
    state: isSold ? 'Accepted' : 'Answered',
    accepted: isSold
      ? { ...key, lines: sold.map(({ lineId, line: { quantity } }) => ({ lineId, quantity })) }
      : undefined,
    declined: [...(offer.declined ?? []), ...decline],
  });
  const opens = acceptedOrder({ ...order, offers }, now);
  const lines = open.filter(({ lineId }) => decline.includes(lineId)).map(({ line }) => line);
  const why = { reason: declinedReason, requestId: '', by };
  return [{ set: { offers }, opens, tells: 'offer answered' }, ...cancelled({ ...order, offers }, lines, why, now)];
};

/** Whether the accepted offer of the parent waits for this follow-on order. */
export const isAwaited = (parent: Order | undefined, { orderId }: Pick<Order, 'orderId'>): boolean =>
  parent !== undefined && activeOffer(parent)?.accepted?.orderId === orderId;

/** Links placed follow-on orders to their parent, which moves their units out of it. */
const withFollowOns = (parent: Order, added: readonly Order[], offers: Order['offers']): OrderChange[] => {
  const links = added.map(({ orderId, orderNo, lines, parent: from, placedAt: at = parent.createdAt }) => ({
    orderId,
    orderNo,
    lines: from?.returnNo ? [] : lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
    at,
  }));
  const followOns = [...(parent.followOns ?? []), ...links];
  const set = { followOns, ...(offers && { offers }) };
  const why = `units moved to ${links.map(({ orderNo }) => orderNo).join(', ')}`;
  return withMoves(parent, { set }, { why });
};

/**
 * The changes of the parent when its follow-on order is placed. An exchange order is linked and moves no units.
 * Undefined if the offer has ended: the order cannot be placed then.
 */
export const movedChanges = (parent: Order, order: Order, placedAt: Date): OrderChange[] | undefined => {
  const placed = [{ ...order, placedAt }];
  if (order.parent?.returnNo) return withFollowOns(parent, placed, undefined);
  return isAwaited(parent, order) ? withFollowOns(parent, placed, withOffer(parent, { state: 'Answered' })) : undefined;
};

/**
 * Links placed follow-on orders that the restored parent lacks. If the parent has an active offer, those orders have
 * answered it.
 */
export const linkedChanges = (parent: Order, placed: readonly Order[]): OrderChange[] => {
  const known = new Set(parent.followOns?.map(({ orderId }) => orderId));
  const lacking = placed.filter(({ orderId }) => !known.has(orderId));
  if (lacking.length === 0) return [];
  const isAnswered = lacking.some(({ parent: from }) => !from?.returnNo) && activeOffer(parent) !== undefined;
  return withFollowOns(parent, lacking, isAnswered ? withOffer(parent, { state: 'Answered' }) : undefined);
};

/** States in which a follow-on order will not be placed unless a capture comes late. */
const ended: readonly OrderState[] = ['Expired', 'Refunding', 'Cancelled'];

/**
 * The changes that the sweeper makes. It reminds the buyer once. When an offer has expired, it cancels the lines of the
 * offer. An accepted offer ends only after its follow-on order has ended, because that order may still be paid.
 */
export const dueChanges = (order: Order, accepted: Order | undefined, now: Date): OrderChange[] => {
  const offer = activeOffer(order);
  const due = offerDueAt(order);
  if (!offer || !due || now < due) return [];
  if (now < offer.validUntil)
    return [{ set: { offers: withOffer(order, { remindedAt: now }) }, tells: 'offer reminder' }];
  if (offer.accepted && !(accepted?.orderId === offer.accepted.orderId && ended.includes(accepted.state))) return [];
  const offers = withOffer(order, { state: 'Ended' });
  const lines = offeredLines(order, offer).map(({ line }) => line);
  const why = { reason: '', requestId: '', cause: 'OfferEnded' } as const;
  return [{ set: { offers } }, ...cancelled({ ...order, offers }, lines, why, now)];
};
