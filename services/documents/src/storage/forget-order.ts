import type { ClientSession, Mongo } from '@southline/platform/mongo';
import type { PaperKind } from '../domain/paper-kind.ts';
import { cancellations, joinedOrders, orders, papers, parcels, returns } from './collections.ts';

/** Tax invoices and credit notes are kept this long, with the events that they were made from. */
export const taxYears = 7;

/** Documents that tax law does not want kept. */
const dropped: PaperKind[] = ['order', 'packing-list', 'parcel-list'];

/** Deletes these documents of an order. The others get an end, at which the store deletes them. */
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
    await joinedOrders(mongo).updateOne({ _id: orderId }, ending, { session });
    await returns(mongo).updateMany({ orderId }, ending, { session });
    await cancellations(mongo).updateMany({ orderId }, ending, { session });
  };
