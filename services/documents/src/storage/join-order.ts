import { type ClientSession, deferWrite, type Mongo } from '@southline/platform/mongo';
import { joinedOrders } from './collections.ts';

/**
 * Moves the documents of a guest's order to the account that the order moved to. This event may arrive before the
 * events of the order.
 */
export const joinOrder =
  (mongo: Mongo) =>
  (session: ClientSession, orderId: string, owner: string): void =>
    deferWrite(session, joinedOrders(mongo), {
      updateOne: { filter: { _id: orderId }, update: { $set: { owner } }, upsert: true },
    });
