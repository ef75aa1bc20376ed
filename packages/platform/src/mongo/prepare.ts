import type { CollectionDeclaration } from './collection.ts';
import type { Mongo } from './database.ts';

/**
 * The server's validation of writes. Unknown fields pass, and an old document that is invalid may still be changed. So two
 * releases can write side by side: a new field is optional until all of them write it.
 */
const rules = ({ schema }: CollectionDeclaration) => ({
  validator: { $jsonSchema: schema.toJSONSchema({ useBsonType: true }) },
  validationLevel: 'moderate',
  validationAction: 'error',
});

const makeIndexes = async ({ db }: Mongo, { collectionName, indexes }: CollectionDeclaration): Promise<void> => {
  if (indexes.length === 0) return;
  const collection = db.collection(collectionName);
  const present = new Map((await collection.indexes()).map((index) => [index.name, index]));
  for (const { name, expireAfterSeconds } of indexes) {
    const known = present.get(name)?.expireAfterSeconds;
    // The TTL is the only option of an existing index that can be changed.
    if (known !== undefined && known !== expireAfterSeconds)
      await db.command({ collMod: collectionName, index: { name, expireAfterSeconds } });
  }
  await collection.createIndexes([...indexes]);
};

/**
 * Creates collections, their validation and their indexes. (Creating a collection inside a transaction would wait for a lock
 * on the whole database.) It removes nothing and may run at any time.
 */
export const prepareDatabase = async (mongo: Mongo, collections: readonly CollectionDeclaration[]): Promise<void> => {
  const { db } = mongo;
  const found = await db.listCollections({}, { nameOnly: false }).toArray();
  const present = new Map(found.map((each) => [each.name, 'options' in each ? each.options : undefined]));
  for (const declared of collections) {
    const name = declared.collectionName;
    const checked = rules(declared);
    if (!present.has(name)) await db.createCollection(name, checked);
    else if (JSON.stringify(checked) !== JSON.stringify(present.get(name)))
      await db.command({ collMod: name, ...checked });
    await makeIndexes(mongo, declared);
  }
};
