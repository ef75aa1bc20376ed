import { migrate } from '@southline/platform/migrate';
import { collections, refunds } from '../storage/collections.ts';

await migrate('payments', process.env, collections, async (mongo) => {
  // The provider may still be working on refunds that an earlier version has sent.
  await refunds(mongo).updateMany(
    { state: 'UNKNOWN', refundableBefore: { $exists: true }, sentAt: { $exists: false } },
    [{ $set: { sentAt: '$$NOW' } }, { $unset: 'refundableBefore' }],
  );
});
