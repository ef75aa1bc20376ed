import { jobIndexes } from '@southline/platform/jobs';
import type { Mongo } from '@southline/platform/mongo';
import { outboxIndexes } from '@southline/platform/outbox';
import { failures, jobs, members, requests, staffChanges, uses } from './collections.ts';

const weekSeconds = 7 * 24 * 3_600;

// Made beforehand: a transaction that has to create a collection waits for a lock on the whole database.
const collections = [
  ...['members', 'requests', 'failures', 'uses', 'staffChanges', 'counters'],
  ...['jobs', 'outbox', 'leases'],
];

/** Creates what is missing; may be run again at any time. */
export const migrate = async (mongo: Mongo): Promise<void> => {
  const present = new Set((await mongo.db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name));
  for (const name of collections) if (!present.has(name)) await mongo.db.createCollection(name);
  await members(mongo).createIndexes([
    { key: { email: 1 }, name: 'email', unique: true },
    {
      key: { unverifiedUntil: 1 },
      name: 'lapsing',
      partialFilterExpression: { unverifiedUntil: { $exists: true } },
    },
  ]);
  await requests(mongo).createIndexes([
    { key: { tokenHash: 1 }, name: 'token', unique: true },
    { key: { requestId: 1 }, name: 'request-id', unique: true },
    // Kept for a week, so that a late click is told that it is late.
    { key: { expiresAt: 1 }, name: 'requests-end', expireAfterSeconds: weekSeconds },
  ]);
  await failures(mongo).createIndex({ expiresAt: 1 }, { name: 'failures-end', expireAfterSeconds: 0 });
  await uses(mongo).createIndex({ expiresAt: 1 }, { name: 'uses-end', expireAfterSeconds: 0 });
  await staffChanges(mongo).createIndex({ membershipNo: 1, at: 1 }, { name: 'changes-of-member' });
  await jobs(mongo).createIndex({ doneAt: 1 }, { name: 'done-jobs-end', expireAfterSeconds: weekSeconds });
  await Promise.all([outboxIndexes(mongo), jobIndexes(mongo)]);
};
