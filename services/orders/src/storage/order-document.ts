import type { Mongo } from '@southline/platform/mongo';
import type { Order } from '../domain/order.ts';

export type OrderDocument = Omit<Order, 'orderId' | 'goods' | 'holdUntil'> & {
  _id: string;
  /** Absent on orders of earlier versions. */
  goods?: readonly string[];
  holdUntil?: Date;
  /** Since when it is in the lists of orders. */
  listedAt?: Date;
  /** Hold rounds that the catalogue must still be told to give back. */
  releases: number[];
};

export const orderCollection = (mongo: Mongo) => mongo.db.collection<OrderDocument>('orders');

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
