import type { Order } from '../domain/order.ts';
import type { OrderDocument } from './collections.ts';

export const toOrder = ({ _id, releases, listedAt: _, ...order }: OrderDocument): Order => ({
  orderId: _id,
  ...order,
  goods: order.goods ?? order.lines.map(({ lineId }) => lineId),
  holdUntil: order.holdUntil ?? order.createdAt,
});

export const toDocument = ({ orderId, ...order }: Order): OrderDocument => ({
  _id: orderId,
  ...order,
  ...(order.placedAt && { listedAt: order.placedAt }),
  releases: [],
});
