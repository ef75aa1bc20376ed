import { dayMs } from '@southline/kernel/clock';
import type { OfferState, Order, PriceOffer } from './order.ts';

/**
 * Every transition of a price offer. Open and Accepted end when the offer expires. Accepted → Accepted is a different
 * answer before the payment.
 */
export const offerMoves: Readonly<Record<OfferState, readonly OfferState[]>> = {
  Open: ['Accepted', 'Answered', 'Replaced', 'Ended'],
  Accepted: ['Accepted', 'Answered', 'Ended'],
  Answered: [],
  Replaced: [],
  Ended: [],
};

/** The reason of a cancellation by which the buyer declines lines of an offer. */
export const declinedReason = 'The offered price was declined.';

export const isActive = ({ state }: PriceOffer): boolean => state === 'Open' || state === 'Accepted';

/** The offer that can be answered or paid. Only the last one can be. */
export const activeOffer = ({ offers = [] }: Pick<Order, 'offers'>): PriceOffer | undefined => {
  const last = offers.at(-1);
  return last && isActive(last) ? last : undefined;
};

/** The offers of the order, with the change applied to the last one. */
export const withOffer = ({ offers = [] }: Order, change: Partial<PriceOffer>): readonly PriceOffer[] => {
  const last = offers.at(-1);
  if (!last) throw new Error('The order has no offer.');
  if (change.state && !offerMoves[last.state].includes(change.state))
    throw new Error(`No move of an offer from ${last.state} to ${change.state}.`);
  return [...offers.slice(0, -1), { ...last, ...change }];
};

/** The reminder is sent two days before the end of an offer, but never in its first half. */
const remindBeforeMs = 2 * dayMs;

const remindAt = ({ madeAt, validUntil }: PriceOffer): Date =>
  new Date(Math.max((madeAt.getTime() + validUntil.getTime()) / 2, validUntil.getTime() - remindBeforeMs));

/** When the sweeper has something to do about an offer: remind the buyer, or end it. */
export const offerDueAt = (order: Pick<Order, 'offers'>): Date | undefined => {
  const offer = activeOffer(order);
  if (!offer) return undefined;
  return offer.remindedAt ? offer.validUntil : remindAt(offer);
};
