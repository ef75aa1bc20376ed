import { dayMs, hourMs } from '@southline/kernel/clock';
import { normalizedAddress } from '@southline/kernel/email';
import { numbersOf } from '@southline/kernel/part-facts';
import { defined } from '@southline/platform/mongo';
import { offerDueAt } from '../domain/offer.ts';
import { unpricedLines } from '../domain/offers.ts';
import type { Order } from '../domain/order.ts';
import { searchWords } from '../domain/search-words.ts';
import type { OrderDocument } from './collections.ts';

/**
 * In summer, midnight in New Zealand is 11:00 UTC. Stored days begin then, so that they nearly match the buyers' days.
 */
const dayBeginsMs = 13 * hourMs;

/** The number of the stored day that contains the moment. */
export const dayOf = (moment: Date): number => Math.floor((moment.getTime() + dayBeginsMs) / dayMs);

/** The fields that put an order into the lists. */
export const listedSince = (moment: Date) => ({ listedAt: moment, listedDay: dayOf(moment) });

/** Fields of the document that are derived from the order, for the work list and the sweeper of price offers. */
export const followingFields = (order: Order) => ({
  unpricedSince: unpricedLines(order).length > 0 ? order.placedAt : undefined,
  offerDueAt: offerDueAt(order),
});

/** The form of the buyer's address by which an account finds its orders. */
export const normalizedEmailOf = ({ delivery }: Pick<Order, 'delivery'>): string => normalizedAddress(delivery.email);

/** The words by which a search finds the order. */
export const wordsOf = ({
  orderNo,
  delivery,
  remarks: { ccEmails: _emails, notes: _notes, ...remarks },
  lines,
  parcels = [],
  payment,
}: Pick<Order, 'orderNo' | 'delivery' | 'remarks' | 'lines' | 'parcels' | 'payment'>): string[] =>
  searchWords(delivery, [
    orderNo,
    ...Object.values(remarks),
    ...lines.flatMap(numbersOf),
    ...parcels.map(({ trackingNo }) => trackingNo),
    payment?.transaction ?? '',
  ]);

/** Whether a change affects the search words. */
export const changesWords = (set: Partial<Order>): boolean =>
  ['delivery', 'remarks', 'parcels', 'payment'].some((field) => field in set);

export const toOrder = ({
  _id,
  releases: _releases,
  releaseAt: _releaseAt,
  listedAt: _at,
  listedDay: _day,
  unpricedSince: _since,
  offerDueAt: _due,
  words: _words,
  normalizedEmail: _email,
  ...order
}: OrderDocument): Order => ({
  orderId: _id,
  ...order,
  goods: order.goods ?? order.lines.map(({ lineId }) => lineId),
  holdUntil: order.holdUntil ?? order.createdAt,
});

export const toDocument = (of: Order): OrderDocument => {
  const { orderId, ...order } = of;
  return {
    _id: orderId,
    ...order,
    ...(order.placedAt && listedSince(order.placedAt)),
    ...defined(followingFields(of)),
    words: wordsOf(of),
    normalizedEmail: normalizedEmailOf(of),
    releases: [],
  };
};
