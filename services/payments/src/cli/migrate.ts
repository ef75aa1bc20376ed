import { migrate } from '@southline/platform/migrate';
import { collections, refunds } from '../storage/collections.ts';

await migrate('payments', process.env, collections, async (mongo) => {
  // Refunds that an earlier version was asking for may still be worked on by the provider.
  await refunds(mongo).updateMany(
    { state: 'UNKNOWN', refundableBefore: { $exists: true }, sentAt: { $exists: false } },
    [{ $set: { sentAt: '$$NOW' } }, { $unset: 'refundableBefore' }],
  );
});
