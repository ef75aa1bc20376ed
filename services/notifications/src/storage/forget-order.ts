import type { ClientSession, Mongo } from '@southline/platform/mongo';
import { cancellations, mails, orders } from './collections.ts';

/** Deletes the data that an order's mails are written from. Deletes the records of its mails too: their keys contain hashes of addresses. */
export const forgetOrder =
  (mongo: Mongo) =>
  async (session: ClientSession, orderId: string): Promise<void> => {
    await orders(mongo).deleteOne({ _id: orderId }, { session });
    // Of an order that was never placed, and of each cancellation of a placed one.
    await cancellations(mongo).deleteMany({ _id: { $gte: orderId, $lt: `${orderId}\uffff` } }, { session });
    await mails(mongo).deleteMany({ orderId }, { session });
  };
