import { declinedReason, isActive } from './offer.ts';
import { acceptedOrder } from './offers.ts';
import type { Cancellation, FollowOn, Order, PriceOffer } from './order.ts';
import { type FactOf, factsOf, type PastFact } from './past-fact.ts';
import { unitsLeft } from './units.ts';

type Answer = FactOf<'offer answered'>;

const has = ({ lines }: { readonly lines: readonly { readonly lineId: string }[] }, lineId: string): boolean =>
  lines.some((line) => line.lineId === lineId);

/**
 * The placed follow-on order of this offer. Earlier releases have no event of the answer: then it has lines of the
 * offer, and was placed before the next offer was made.
 */
const followOnOf = (
  { followOns = [] }: Order,
  offer: PriceOffer,
  next: PriceOffer | undefined,
): FollowOn | undefined => {
  const { accepted } = offer;
  if (accepted) return followOns.find(({ orderId }) => orderId === accepted.orderId);
  return followOns.find(
    ({ at, lines }) =>
      lines.length > 0 &&
      lines.every(({ lineId }) => has(offer, lineId)) &&
      at >= offer.madeAt &&
      (!next || at < next.madeAt),
  );
};

/** Lines that the buyer declined, where no event of the answer says it. */
const declinedOf = ({ cancellations = [] }: Order, offer: PriceOffer): string[] =>
  cancellations
    .filter(({ at, reason }) => reason === declinedReason && at >= offer.madeAt)
    .flatMap(({ lines }) => lines.map(({ lineId }) => lineId))
    .filter((lineId) => has(offer, lineId));

/** The offer with its last answer. */
const answeredBy = (offer: PriceOffer, { accepted, declined }: Answer): PriceOffer => {
  const { accepted: _, ...known } = offer;
  return { ...known, state: accepted ? 'Accepted' : 'Answered', ...(accepted && { accepted }), declined };
};

/** The offer that is not over yet, after everything else that happened to the order. `fresh`: cancellations since its answer. */
const followed = (
  order: Order,
  offer: PriceOffer,
  next: PriceOffer | undefined,
  fresh: readonly Cancellation[],
): PriceOffer => {
  const followOn = followOnOf(order, offer, next);
  if (followOn) {
    const { at: _, ...accepted } = followOn;
    return { ...offer, state: 'Answered', accepted };
  }
  const { accepted } = offer;
  // The amount of the follow-on order would change, so a cancellation of accepted units ends the offer.
  const isCut = (lines: Cancellation['lines']) => accepted && lines.some(({ lineId }) => has(accepted, lineId));
  if (fresh.some(({ lines }) => isCut(lines))) return { ...offer, state: 'Ended' };
  if (accepted) return offer;
  const declined = offer.declined ?? declinedOf(order, offer);
  const after = { ...offer, ...(declined.length > 0 && { declined }) };
  const isLeft = order.lines.some((line) => has(offer, line.lineId) && unitsLeft(order, line) > 0);
  if (declined.length > 0 && !isLeft) return { ...after, state: 'Answered' };
  if (next) return { ...after, state: 'Replaced' };
  return isLeft ? after : { ...after, state: 'Ended' };
};

/** An offer and its reminder are two events of one number. The reminder lacks lines that were cancelled since. */
const offersOf = (facts: readonly FactOf<'prices offered'>[]): ReadonlyMap<number, PriceOffer> => {
  const offers = new Map<number, PriceOffer>();
  for (const { offer } of facts) {
    const before = offers.get(offer.no);
    const first = before && before.lines.length >= offer.lines.length ? before : offer;
    const remindedAt = before?.remindedAt ?? offer.remindedAt;
    offers.set(offer.no, { ...first, ...(remindedAt && { remindedAt }) });
  }
  return offers;
};

const isSame = ({ state, accepted, remindedAt }: PriceOffer, other: PriceOffer): boolean =>
  state === other.state && accepted?.orderId === other.accepted?.orderId && remindedAt === other.remindedAt;

export interface ReplayedOffers {
  /** Absent: the order has them already. */
  readonly offers?: readonly PriceOffer[];
  /** The unpaid follow-on order of an accepted offer. */
  readonly opens?: Order | undefined;
  readonly applied: readonly PastFact[];
}

/**
 * The offers of the order with those of its events, and with their answers. `known`: the cancellations that the order
 * had before.
 */
export const offersFromEvents = (
  order: Order,
  facts: readonly PastFact[],
  known: readonly Cancellation[],
): ReplayedOffers => {
  const { offers = [], cancellations = [] } = order;
  const made = factsOf(facts, 'prices offered');
  const numbers = new Set(offers.map(({ no }) => no));
  const fromEvents = offersOf(made);
  const added = [...fromEvents.values()].filter(({ no }) => !numbers.has(no));
  const reminded = offers.map((offer) => {
    const remindedAt = offer.remindedAt ?? fromEvents.get(offer.no)?.remindedAt;
    return { ...offer, ...(remindedAt && { remindedAt }) };
  });
  const all = [...reminded, ...added].sort((one, other) => one.no - other.no);
  const answers = factsOf(facts, 'offer answered').sort((one, other) => Number(one.at) - Number(other.at));
  const current = (offer: PriceOffer, index: number): PriceOffer => {
    if (!isActive(offer)) return offer;
    const answer = answers.findLast(({ offerNo }) => offerNo === offer.no);
    const answered = answer ? answeredBy(offer, answer) : offer;
    if (!isActive(answered)) return answered;
    const fresh = cancellations.filter(({ no, at }) =>
      answer ? at >= answer.at : !known.some((before) => before.no === no),
    );
    return followed(order, answered, all[index + 1], fresh);
  };
  const after = all.map(current);
  const changedNos = after.filter((offer) => {
    const before = offers.find(({ no }) => no === offer.no);
    return !before || !isSame(before, offer);
  });
  if (changedNos.length === 0) return { applied: [] };
  const isChanged = (offerNo: number) => changedNos.some(({ no }) => no === offerNo);
  const answer = answers.at(-1);
  const opens = answer && isChanged(answer.offerNo) ? acceptedOrder({ ...order, offers: after }, answer.at) : undefined;
  return {
    offers: after,
    opens,
    applied: [
      ...made.filter(({ offer }) => added.some(({ no }) => no === offer.no)),
      ...answers.filter(({ offerNo }) => isChanged(offerNo)),
    ],
  };
};
