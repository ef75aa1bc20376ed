import { dayMs, hourMs } from '@southline/kernel/clock';
import type { Order } from '../domain/order.ts';
import type { OrderDocument } from './collections.ts';

/**
 * Summer midnight in New Zealand is eleven in the morning UTC. A day of orders begins then, so that a buyer's day begins
 * close to a stored day.
 */
export const dayBeginsMs = 13 * hourMs;

/** Days, counted. */
export const dayOf = (moment: Date): number => Math.floor((moment.getTime() + dayBeginsMs) / dayMs);

/** What puts an order into lists. */
export const listedSince = (moment: Date) => ({ listedAt: moment, listedDay: dayOf(moment) });

export const toOrder = ({
  _id,
  releases: _releases,
  releaseAt: _releaseAt,
  listedAt: _at,
  listedDay: _day,
  ...order
}: OrderDocument): Order => ({
  orderId: _id,
  ...order,
  goods: order.goods ?? order.lines.map(({ lineId }) => lineId),
  holdUntil: order.holdUntil ?? order.createdAt,
});

export const toDocument = ({ orderId, ...order }: Order): OrderDocument => ({
  _id: orderId,
  ...order,
  ...(order.placedAt && listedSince(order.placedAt)),
  releases: [],
});
