import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createLogger } from '@southline/platform/logger';
import { connectMongo, type Mongo } from '@southline/platform/mongo';
import { BSON, type Collection, type CreateCollectionOptions, type IndexDescription } from 'mongodb';
import type { Stack } from '../../tools/start/stack.ts';

const services = ['orders', 'payments', 'catalogue', 'documents', 'notifications', 'returns'] as const;
export type Service = (typeof services)[number];
export type Databases = Readonly<Record<Service, Mongo>>;

/** Parts and vehicles are files of their own; of the catalogue only what buyers move. */
const ofCatalogue = new Set(['stock', 'holds', 'restocks', 'stock_violations', 'inbox', 'outbox', 'jobs', 'leases']);

export const openDatabases = async ({ facts }: Stack): Promise<Databases & { close(): Promise<unknown> }> => {
  const logger = createLogger('drill', 'error');
  const open = async (service: Service) => [service, await connectMongo(facts.database(service), { logger })] as const;
  const opened = await Promise.all(services.map(open));
  const databases = Object.fromEntries(opened) as Record<Service, Mongo>;
  return { ...databases, close: () => Promise.all(opened.map(([, mongo]) => mongo.close())) };
};

/** How a collection was created, and the file with its documents. */
interface CopiedCollection {
  readonly service: Service;
  readonly name: string;
  readonly options: CreateCollectionOptions;
  readonly indexes: readonly IndexDescription[];
  readonly file: string;
}

const collectionsOf = async ({ db }: Mongo, service: Service, folder: string): Promise<CopiedCollection[]> => {
  const found = await db.listCollections({ type: 'collection' }, { nameOnly: false }).toArray();
  const wanted = found.filter(
    ({ name }) => !name.startsWith('system.') && (service !== 'catalogue' || ofCatalogue.has(name)),
  );
  const described = async ({ name, options = {} }: (typeof wanted)[number]): Promise<CopiedCollection> => {
    const indexes = await db.collection(name).listIndexes().toArray();
    const own = indexes.filter((index) => index.name !== '_id_').map(({ v: _, ...index }) => index as IndexDescription);
    return { service, name, options, indexes: own, file: join(folder, `${service}.${name}.bson`) };
  };
  return Promise.all(wanted.map(described));
};

export interface Copy {
  readonly at: Date;
  readonly collections: readonly CopiedCollection[];
}

/**
 * Copies all databases at one moment into files, as `mongodump --oplog` does: one document after the other, whatever
 * their number.
 */
export const takeCopy = async (databases: Databases, folder: string): Promise<Copy> => {
  await mkdir(folder, { recursive: true });
  const client = databases.orders.connection.getClient();
  const session = client.startSession({ snapshot: true });
  const collections: CopiedCollection[] = [];
  const at = new Date();
  for (const service of services) {
    const { databaseName } = databases[service].db;
    for (const copied of await collectionsOf(databases[service], service, folder)) {
      // The client's own read concern would give each query its own moment.
      const options = { session, readConcern: { level: 'snapshot' }, raw: true } as const;
      const documents = client.db(databaseName).collection(copied.name).find({}, options);
      await pipeline(documents.stream(), createWriteStream(copied.file));
      collections.push(copied);
    }
  }
  await session.endSession();
  return { at, collections };
};

const mostInBatch = 1_000;
const mostBytesInBatch = 8 * 1_024 * 1_024;
const batchesInFlight = 3;
/** Each value keeps the type that it has in the database. */
const exact = { promoteValues: false, promoteLongs: false, promoteBuffers: false } as const;

/** The documents of a copied file, in batches. */
async function* batchesIn(file: string): AsyncGenerator<BSON.Document[]> {
  let rest = Buffer.alloc(0);
  let batch: BSON.Document[] = [];
  let bytes = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: mostBytesInBatch })) {
    rest = Buffer.concat([rest, chunk]);
    let from = 0;
    // A document begins with its length, in four bytes.
    while (rest.length - from >= 4 && rest.length - from >= rest.readInt32LE(from)) {
      const length = rest.readInt32LE(from);
      batch.push(BSON.deserialize(rest.subarray(from, from + length), exact));
      from += length;
      bytes += length;
      if (batch.length < mostInBatch && bytes < mostBytesInBatch) continue;
      yield batch;
      [batch, bytes] = [[], 0];
    }
    rest = rest.subarray(from);
  }
  if (rest.length > 0) throw new Error(`${file} ends within a document`);
  if (batch.length > 0) yield batch;
}

const insertAll = async (into: Collection, batches: AsyncGenerator<BSON.Document[]>): Promise<void> => {
  const insertInTurn = async () => {
    for (;;) {
      const { value, done } = await batches.next();
      if (done) return;
      await into.insertMany(value, { ordered: false });
    }
  };
  await Promise.all(Array.from({ length: batchesInFlight }, insertInTurn));
};

/** Replaces all collections by those of the copy, as `mongorestore --drop` does: the documents first, then the indexes. */
export const restoreCopy = async (databases: Databases, { collections }: Copy): Promise<void> => {
  for (const { service, name, options, indexes, file } of collections) {
    const { db } = databases[service];
    await db.dropCollection(name);
    const collection = await db.createCollection(name, options);
    await insertAll(collection, batchesIn(file));
    if (indexes.length > 0) await collection.createIndexes([...indexes]);
  }
};

const senders = ['orders', 'payments', 'documents', 'returns'] as const;

/** Whether Kafka has all events of the services. An event that was not sent is lost with its database. */
export const allSent = async (databases: Databases): Promise<true | undefined> => {
  const unsent = senders.map((service) => databases[service].db.collection('outbox').countDocuments({ sent: false }));
  return (await Promise.all(unsent)).every((count) => count === 0) || undefined;
};

const beforeMs = 60_000;

/**
 * Events that were sent shortly before a copy, or before the broker was lost, may not have been handled. They are sent again;
 * consumers that know them ignore them.
 */
export const sendAgain = async (databases: Databases, at: Date): Promise<void> => {
  const late = { sentAt: { $gte: new Date(at.getTime() - beforeMs) } };
  for (const service of senders) {
    await databases[service].db
      .collection('outbox')
      .updateMany(late, { $set: { sent: false }, $unset: { sentAt: '' } });
  }
};
