import type { Mongo } from '@southline/platform/mongo';
import { type Forget, type OwnFiles, ownRecords } from '@southline/platform/own-data';
import { uploadFiles } from '@southline/uploads/buckets';
import { bookings, enquiries, ofEmail, promotionEntries, receiptBuckets, receipts } from './collections.ts';

/** Deletes all data of a closed member. Receipts are deleted before their entry, so that the next run finds them after a crash. */
export const forgetMember = (mongo: Mongo): Forget => {
  const files = uploadFiles(mongo, receiptBuckets);
  return async ({ owner, email }) => {
    if (email) {
      await enquiries(mongo).deleteMany({ email }, ofEmail);
      await bookings(mongo).deleteMany({ email }, ofEmail);
    }
    for await (const { _id, fileNames } of promotionEntries(mongo).find({ owner })) {
      for await (const receipt of receipts(mongo).find({ fileName: { $in: [...fileNames] } })) {
        await files.remove(receipt._id.toHexString());
        await receipts(mongo).deleteOne({ _id: receipt._id });
      }
      await promotionEntries(mongo).deleteOne({ _id });
    }
    return undefined;
  };
};

/** The receipts of the member's entries. */
const receiptsOf = (mongo: Mongo): OwnFiles => {
  const files = uploadFiles(mongo, receiptBuckets);
  return async function* ({ owner }) {
    for await (const { fileNames } of promotionEntries(mongo).find({ owner })) {
      for await (const { _id, fileName } of receipts(mongo).find({ fileName: { $in: [...fileNames] } })) {
        for await (const content of files.read(_id.toHexString())) yield { file: `receipts/${fileName}`, content };
      }
    }
  };
};

/** What this service keeps about a member: enquiries and bookings by the address, entries by the account. */
export const ownData = (mongo: Mongo): readonly OwnFiles[] => [
  ownRecords('enquiries.json', ({ email }) =>
    enquiries(mongo).find({ email }, { ...ofEmail, projection: { requestId: 0 } }),
  ),
  ownRecords('bookings.json', ({ email }) =>
    bookings(mongo).find({ email }, { ...ofEmail, projection: { requestId: 0, dealerEmail: 0 } }),
  ),
  ownRecords('promotion-entries.json', ({ owner }) =>
    promotionEntries(mongo).find({ owner }, { projection: { requestId: 0, receiptKey: 0 } }),
  ),
  receiptsOf(mongo),
];
