import { type ClientSession, deferWrite, type Mongo } from '@southline/platform/mongo';
import { orders } from './collections.ts';

/** The mails of a guest's order are the data of the member whose account it moved to. */
export const joinOrder =
  (mongo: Mongo) =>
  (session: ClientSession, orderId: string, owner: string): void =>
    deferWrite(session, orders(mongo), { updateOne: { filter: { _id: orderId }, update: { $set: { owner } } } });
