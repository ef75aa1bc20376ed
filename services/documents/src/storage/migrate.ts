import { inboxIndexes } from '@southline/platform/inbox';
import { jobIndexes } from '@southline/platform/jobs';
import type { Mongo } from '@southline/platform/mongo';
import { outboxIndexes } from '@southline/platform/outbox';
import { invoiceNumbers, papers } from './collections.ts';

// Made beforehand: a transaction that has to create a collection waits for a lock on the whole database.
const collections = [
  'orders',
  'papers',
  'invoiceNumbers',
  'skippedInvoiceNumbers',
  'counters',
  'jobs',
  'inbox',
  'outbox',
  'leases',
];

/** Creates what is missing; may be run again at any time. */
export const migrate = async (mongo: Mongo): Promise<void> => {
  const present = new Set((await mongo.db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name));
  for (const name of collections) if (!present.has(name)) await mongo.db.createCollection(name);
  await papers(mongo).createIndex({ orderId: 1 }, { name: 'papers-of-order' });
  await invoiceNumbers(mongo).createIndex({ invoiceNo: 1 }, { name: 'invoice-number', unique: true });
  await Promise.all([inboxIndexes(mongo), outboxIndexes(mongo), jobIndexes(mongo)]);
};
