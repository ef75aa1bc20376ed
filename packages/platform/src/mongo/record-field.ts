import type { Collection, Filter, UpdateFilter, WithId } from 'mongodb';
import type { CollectionDeclaration } from './collection.ts';
import type { Mongo } from './database.ts';

const batch = 1_000;

/**
 * Gives documents without a derived field its value. May run at any time and again. `where` narrows the documents to those
 * of the field's index.
 */
export const recordField = async <Stored extends { readonly _id: string }>(
  collection: Collection<Stored>,
  field: Extract<keyof Stored, string>,
  derive: (document: WithId<Stored>) => string,
  where: Filter<Stored> = {},
): Promise<void> => {
  const without = { ...where, [field]: { $exists: false } } as Filter<Stored>;
  for (;;) {
    const found = await collection.find(without).limit(batch).toArray();
    if (found.length === 0) return;
    await collection.bulkWrite(
      found.map((document) => ({
        updateOne: {
          filter: { _id: document._id, [field]: { $exists: false } } as Filter<Stored>,
          update: { $set: { [field]: derive(document) } } as unknown as UpdateFilter<Stored>,
        },
      })),
    );
  }
};

/** Removes an index that this release no longer declares. */
export const dropIndex = async (
  { db }: Mongo,
  { collectionName }: CollectionDeclaration,
  name: string,
): Promise<void> => {
  const collection = db.collection(collectionName);
  if (await collection.indexExists(name)) await collection.dropIndex(name);
};
