import type { ClientSession, Mongo } from '@southline/platform/mongo';
import { cancellations, mails, orders } from './collections.ts';

/**
 * Deletes the data from which an order's mails are written, and the records of its mails. Their keys contain hashes of
 * addresses.
 */
export const forgetOrder =
  (mongo: Mongo) =>
  async (session: ClientSession, orderId: string): Promise<void> => {
    await orders(mongo).deleteOne({ _id: orderId }, { session });
    // The cancellation of an order that was never placed, and each cancellation of a placed one.
    await cancellations(mongo).deleteMany({ _id: { $gte: orderId, $lt: `${orderId}\uffff` } }, { session });
    await mails(mongo).deleteMany({ orderId }, { session });
  };
