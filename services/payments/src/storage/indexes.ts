import { jobIndexes } from '@southline/platform/jobs';
import type { Mongo } from '@southline/platform/mongo';
import { outboxIndexes } from '@southline/platform/outbox';
import { liveStates } from '../domain/attempt.ts';
import { collectionNames, collections } from './collections.ts';

/** Creates collections (transactions must not) and indexes; leaves what is there. */
export const prepareDatabase = async (mongo: Mongo): Promise<void> => {
  const present = new Set((await mongo.db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name));
  for (const name of collectionNames) if (!present.has(name)) await mongo.db.createCollection(name);

  const { attempts, ledger, refunds } = collections(mongo);
  await attempts.createIndexes([
    { key: { orderId: 1, attemptNo: 1 }, name: 'order', unique: true },
    {
      key: { orderId: 1 },
      name: 'one-live-attempt-per-order',
      unique: true,
      partialFilterExpression: { state: { $in: [...liveStates] } },
    },
    {
      key: { accessCodeHash: 1 },
      name: 'access-code',
      unique: true,
      partialFilterExpression: { accessCodeHash: { $exists: true } },
    },
    { key: { nextCheckAt: 1 }, name: 'due', partialFilterExpression: { nextCheckAt: { $exists: true } } },
    { key: { review: 1 }, name: 'review', partialFilterExpression: { review: { $exists: true } } },
  ]);
  await ledger.createIndexes([
    {
      key: { providerTransaction: 1 },
      name: 'one-entry-per-transaction',
      unique: true,
      partialFilterExpression: { providerTransaction: { $exists: true } },
    },
    { key: { orderId: 1 }, name: 'order' },
  ]);
  await refunds.createIndexes([
    { key: { orderId: 1 }, name: 'order' },
    {
      key: { state: 1 },
      name: 'open',
      partialFilterExpression: { state: { $in: ['PENDING', 'UNKNOWN'] } },
    },
    {
      // One refund at a time per capture is at the provider, so that MaxRefund tells whether it was done.
      key: { captureTransaction: 1 },
      name: 'one-asked-per-capture',
      unique: true,
      partialFilterExpression: { state: 'UNKNOWN' },
    },
  ]);
  await outboxIndexes(mongo);
  await jobIndexes(mongo);
};
