import { inboxIndexes } from '@southline/platform/inbox';
import { jobIndexes } from '@southline/platform/jobs';
import type { Mongo } from '@southline/platform/mongo';
import { accountMailIndexes } from './account-mail-repository.ts';
import { papers } from './collections.ts';
import { forgottenJobs } from './forgotten-jobs.ts';

// Made beforehand: a transaction that has to create a collection waits for a lock on the whole database.
const collections = ['orders', 'cancellations', 'papers', 'mails', 'account_mails', 'jobs', 'inbox'];

/** Creates what is missing; may be run again at any time. */
export const migrate = async (mongo: Mongo): Promise<void> => {
  const present = new Set((await mongo.db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name));
  for (const name of collections) if (!present.has(name)) await mongo.db.createCollection(name);
  await papers(mongo).createIndex({ orderId: 1 }, { name: 'papers-of-order' });
  await Promise.all([inboxIndexes(mongo), jobIndexes(mongo), accountMailIndexes(mongo), forgottenJobs(mongo)]);
};
