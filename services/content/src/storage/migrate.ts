import { inboxIndexes } from '@southline/platform/inbox';
import { jobIndexes } from '@southline/platform/jobs';
import type { Mongo } from '@southline/platform/mongo';
import { outboxIndexes } from '@southline/platform/outbox';
import { enquiryCollections, enquiryIndexes } from './enquiry-repository.ts';
import { pageCountCollections, pageCountIndexes } from './page-count-repository.ts';
import { promotionCollections, promotionIndexes } from './promotion-collections.ts';
import { screenCollections, screenIndexes } from './screen-collections.ts';
import { siteIndexCollections } from './site-index-store.ts';

// Made beforehand: a transaction that has to create a collection waits for a lock on the whole database.
const collections = [
  ...screenCollections,
  ...enquiryCollections,
  ...promotionCollections,
  ...siteIndexCollections,
  ...pageCountCollections,
  ...['inbox', 'jobs', 'outbox', 'leases'],
];

/** Creates what is missing; may be run again at any time. */
export const migrate = async (mongo: Mongo): Promise<void> => {
  const present = new Set((await mongo.db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name));
  for (const name of collections) if (!present.has(name)) await mongo.db.createCollection(name);
  await Promise.all([
    ...[screenIndexes(mongo), enquiryIndexes(mongo), promotionIndexes(mongo), pageCountIndexes(mongo)],
    ...[inboxIndexes(mongo), jobIndexes(mongo), outboxIndexes(mongo)],
  ]);
};
