import { inboxIndexes } from '@southline/platform/inbox';
import type { Mongo } from '@southline/platform/mongo';
import { outboxIndexes } from '@southline/platform/outbox';
import { holdCollection } from './collections.ts';
import { emptySearchIndexes } from './empty-search-store.ts';
import { favouriteIndexes } from './favourite-store.ts';
import { pageIndexes } from './page-store.ts';

const collections = [
  'stock',
  'holds',
  'stock_violations',
  'inbox',
  'outbox',
  'leases',
  'catalogue_pointer',
  'part_index',
  'empty_searches',
  'favourites',
  'product_pages',
  'range_papers',
  'range_downloads',
];

/** Creates the collections that transactions write to, and the indexes. May run any number of times. */
export const migrate = async (mongo: Mongo): Promise<void> => {
  const existing = new Set((await mongo.db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name));
  for (const name of collections) if (!existing.has(name)) await mongo.db.createCollection(name);
  await Promise.all([
    holdCollection(mongo).createIndex({ state: 1, at: 1 }, { name: 'by-state' }),
    inboxIndexes(mongo),
    outboxIndexes(mongo),
    emptySearchIndexes(mongo),
    favouriteIndexes(mongo),
    pageIndexes(mongo),
  ]);
};
