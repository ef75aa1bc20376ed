import { normalizedAddress } from '@southline/kernel/email';
import type { Mongo } from '@southline/platform/mongo';
import { type Forget, type OwnFiles, ownRecords } from '@southline/platform/own-data';
import { uploadFiles } from '@southline/uploads/buckets';
import { bookings, enquiries, promotionEntries, receiptBuckets, receipts } from './collections.ts';
import { recordNormalizedEmails } from './record-normalized-emails.ts';

/** A process of the previous release may have stored documents without the field. */
const ofSender = async (mongo: Mongo, email: string) => {
  await recordNormalizedEmails(mongo);
  return { normalizedEmail: normalizedAddress(email) };
};

/** Deletes all data of a closed member. Receipts are deleted before their entry, so that the next run finds them after a crash. */
export const forgetMember = (mongo: Mongo): Forget => {
  const files = uploadFiles(mongo, receiptBuckets);
  return async ({ owner, email }) => {
    if (email) {
      const sender = await ofSender(mongo, email);
      await enquiries(mongo).deleteMany(sender);
      await bookings(mongo).deleteMany(sender);
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
  ownRecords('enquiries.json', async function* ({ email }) {
    yield* enquiries(mongo).find(await ofSender(mongo, email), { projection: { requestId: 0, normalizedEmail: 0 } });
  }),
  ownRecords('bookings.json', async function* ({ email }) {
    const projection = { requestId: 0, dealerEmail: 0, normalizedEmail: 0 };
    yield* bookings(mongo).find(await ofSender(mongo, email), { projection });
  }),
  ownRecords('promotion-entries.json', ({ owner }) =>
    promotionEntries(mongo).find({ owner }, { projection: { requestId: 0, receiptKey: 0 } }),
  ),
  receiptsOf(mongo),
];
