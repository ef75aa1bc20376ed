import type { Mongo } from '@southline/platform/mongo';
import type { Forget } from '@southline/platform/own-data';
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
