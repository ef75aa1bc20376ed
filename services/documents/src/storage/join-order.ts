import { type ClientSession, deferWrite, type Mongo } from '@southline/platform/mongo';
import { joinedOrders } from './collections.ts';

/** The documents of a guest's order belong to the account that it moved to. May come before the events of the order. */
export const joinOrder =
  (mongo: Mongo) =>
  (session: ClientSession, orderId: string, owner: string): void =>
    deferWrite(session, joinedOrders(mongo), {
      updateOne: { filter: { _id: orderId }, update: { $set: { owner } }, upsert: true },
    });
