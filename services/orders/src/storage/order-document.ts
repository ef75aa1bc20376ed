import type { Mongo } from '@southline/platform/mongo';
import type { Order } from '../domain/order.ts';

export type OrderDocument = Omit<Order, 'orderId'> & {
  _id: string;
  /** Hold rounds that the catalogue must still be told to give back. */
  releases: number[];
};

export const orderCollection = (mongo: Mongo) => mongo.db.collection<OrderDocument>('orders');

export const toOrder = ({ _id, releases, ...order }: OrderDocument): Order => ({ orderId: _id, ...order });

export const toDocument = ({ orderId, ...order }: Order): OrderDocument => ({ _id: orderId, ...order, releases: [] });
