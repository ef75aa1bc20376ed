import { declinedReason } from './offer.ts';
import type { FollowOn, OfferState, Order, PriceOffer } from './order.ts';
import type { FactOf, PastFact } from './past-fact.ts';
import { unitsLeft } from './units.ts';

const has = (offer: PriceOffer, lineId: string): boolean => offer.lines.some((line) => line.lineId === lineId);

/** The follow-on order of this offer: it has lines of the offer, and was placed before the next offer was made. */
const followOnOf = (order: Order, offer: PriceOffer, next: PriceOffer | undefined): FollowOn | undefined =>
  order.followOns?.find(
    ({ at, lines }) =>
      lines.length > 0 &&
      lines.every(({ lineId }) => has(offer, lineId)) &&
      at >= offer.madeAt &&
      (!next || at < next.madeAt),
  );

const declinedOf = (order: Order, offer: PriceOffer): string[] =>
  (order.cancellations ?? [])
    .filter(({ at, reason }) => reason === declinedReason && at >= offer.madeAt)
    .flatMap(({ lines }) => lines.map(({ lineId }) => lineId))
    .filter((lineId) => has(offer, lineId));

/** The offer as its follow-on order, the cancellations and the next offer show it. */
const followed = (order: Order, offer: PriceOffer, next: PriceOffer | undefined): PriceOffer => {
  const followOn = followOnOf(order, offer, next);
  const declined = declinedOf(order, offer);
  const isLeft = order.lines.some((line) => has(offer, line.lineId) && unitsLeft(order, line) > 0);
  const stateOf = (): OfferState => {
    if (followOn || (declined.length > 0 && !isLeft)) return 'Answered';
    if (next) return 'Replaced';
    return isLeft ? 'Open' : 'Ended';
  };
  const { orderId = '', orderNo = '', lines = [] } = followOn ?? {};
  return {
    ...offer,
    state: stateOf(),
    ...(followOn && { accepted: { orderId, orderNo, lines } }),
    ...(declined.length > 0 && { declined }),
  };
};

/** The offers of the order with those of its events. An offer and its reminder are two events of one number. */
export const offersFromEvents = (
  order: Order,
  facts: readonly FactOf<'prices offered'>[],
): { readonly offers?: readonly PriceOffer[]; readonly applied: readonly PastFact[] } => {
  const { offers = [] } = order;
  const known = new Set(offers.map(({ no }) => no));
  const applied = facts.filter(({ offer }) => !known.has(offer.no));
  const added = new Map<number, PriceOffer>();
  for (const { offer } of applied) {
    const before = added.get(offer.no);
    const first = before && before.lines.length >= offer.lines.length ? before : offer;
    const remindedAt = before?.remindedAt ?? offer.remindedAt;
    added.set(offer.no, { ...first, ...(remindedAt && { remindedAt }) });
  }
  const all = [...offers, ...added.values()].sort((one, other) => one.no - other.no);
  const isOpen = ({ state }: PriceOffer) => state === 'Open' || state === 'Accepted';
  const isStale = (offer: PriceOffer, index: number) =>
    added.has(offer.no) ||
    (isOpen(offer) && (index < all.length - 1 || followed(order, offer, undefined).state !== 'Open'));
  if (!all.some(isStale)) return { applied };
  return {
    offers: all.map((one, index) => (isStale(one, index) ? followed(order, one, all[index + 1]) : one)),
    applied,
  };
};
