import type { ClientSession, Mongo } from '@southline/platform/mongo';
import type { PaperKind } from '../domain/paper-kind.ts';
import { cancellations, deliveryChanges, joinedOrders, orders, papers, parcels, returns } from './collections.ts';

/** How many years tax invoices and credit notes are retained, with the events from which they were made. */
export const taxYears = 7;

/** Documents that tax law does not require us to retain. */
export const dropped: readonly PaperKind[] = ['order', 'packing-list', 'parcel-list'];

/** Deletes these documents of an order. The others get the date at which MongoDB deletes them. */
export const forgetOrder =
  (mongo: Mongo) =>
  async (session: ClientSession, orderId: string, at: Date): Promise<void> => {
    await papers(mongo).deleteMany({ orderId, kind: { $in: dropped } }, { session });
    await parcels(mongo).deleteMany({ orderId }, { session });
    const endsAt = new Date(at);
    endsAt.setUTCFullYear(endsAt.getUTCFullYear() + taxYears);
    const ending = { $set: { endsAt } };
    await papers(mongo).updateMany({ orderId }, ending, { session });
    await orders(mongo).updateOne({ _id: orderId }, ending, { session });
    await deliveryChanges(mongo).updateOne({ _id: orderId }, ending, { session });
    await joinedOrders(mongo).updateOne({ _id: orderId }, ending, { session });
    await returns(mongo).updateMany({ orderId }, ending, { session });
    await cancellations(mongo).updateMany({ orderId }, ending, { session });
  };
