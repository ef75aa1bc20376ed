import type { Order } from '../domain/order.ts';
import type { OrderDocument } from './collections.ts';

export const dayMs = 86_400_000;

/** Days in UTC, counted. */
export const dayOf = (moment: Date): number => Math.floor(moment.getTime() / dayMs);

/** What puts an order into lists. */
export const listedSince = (moment: Date) => ({ listedAt: moment, listedDay: dayOf(moment) });

export const toOrder = ({ _id, releases, listedAt: _at, listedDay: _day, ...order }: OrderDocument): Order => ({
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
