import { migrate } from '@southline/platform/migrate';
import { partIndexOf } from '../application/snapshot/part-index-of.ts';
import { createCatalogueStore } from '../storage/catalogue-store.ts';
import { collections } from '../storage/collections.ts';
import { recordAddressKeys } from '../storage/record-address-keys.ts';

await migrate('catalogue', process.env, collections, async (mongo) => {
  await recordAddressKeys(mongo);
  // Rebuilds an index of an older format before the services that need it start.
  const store = createCatalogueStore(mongo);
  const pointer = await store.pointer();
  if (pointer) await partIndexOf(store, pointer.generations);
});
