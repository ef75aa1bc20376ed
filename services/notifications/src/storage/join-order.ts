import { type ClientSession, deferWrite, type Mongo } from '@southline/platform/mongo';
import { orders } from './collections.ts';

/** Moves the mails of a guest's order to the member to whose account the order moved. */
export const joinOrder =
  (mongo: Mongo) =>
  (session: ClientSession, orderId: string, owner: string): void =>
    deferWrite(session, orders(mongo), { updateOne: { filter: { _id: orderId }, update: { $set: { owner } } } });
