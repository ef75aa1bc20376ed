import { OrderPlaced } from '@southline/contracts/events';
import type { ClientSession, Mongo } from '@southline/platform/mongo';
import { Binary } from 'mongodb';
import type { PlacedOrder } from '../domain/order-facts.ts';
import { placedOrder } from '../mapping/order-facts.ts';
import { orders } from './collections.ts';

/** Remembers an order; the first event of an order counts. */
export const rememberOrder = async (mongo: Mongo, session: ClientSession, event: OrderPlaced): Promise<void> => {
  const { orderId, owner, orderNo, placedAt } = event;
  await orders(mongo).updateOne(
    { _id: orderId },
    {
      $setOnInsert: {
        owner,
        orderNo,
        placedAt: new Date(placedAt),
        event: new Binary(OrderPlaced.encode(event).finish()),
      },
    },
    { upsert: true, session },
  );
};

export const ownerOf = async (mongo: Mongo, orderId: string): Promise<string | undefined> =>
  (await orders(mongo).findOne({ _id: orderId }, { projection: { owner: 1 } }))?.owner;

export const readOrder = async (mongo: Mongo, orderId: string): Promise<PlacedOrder | undefined> => {
  const found = await orders(mongo).findOne({ _id: orderId });
  return found ? placedOrder(OrderPlaced.decode(found.event.buffer)) : undefined;
};
