import { Binary } from 'mongodb';
import type { CollectionDeclaration } from './collection.ts';
import type { Mongo } from './connect.ts';

interface StoredEvent {
  readonly _id: string;
  readonly event: Binary;
}

/**
 * Converts the stored events of a collection into the format of this release. May run while services run, and repeatedly.
 */
export const rewriteEvents = async (
  mongo: Mongo,
  { collectionName }: CollectionDeclaration,
  current: (bytes: Uint8Array, id: string) => Uint8Array,
): Promise<void> => {
  const collection = mongo.db.collection<StoredEvent>(collectionName);
  for await (const { _id, event } of collection.find({}, { projection: { event: 1 } })) {
    const bytes = Buffer.from(current(event.buffer, _id));
    if (!bytes.equals(event.buffer)) await collection.updateOne({ _id }, { $set: { event: new Binary(bytes) } });
  }
};
