import { createLogger } from '@southline/platform/logger';
import { connectMongo, type Mongo } from '@southline/platform/mongo';
import type { Stack } from '../../tools/start/stack.ts';

const services = ['orders', 'payments', 'catalogue', 'documents', 'notifications', 'returns'] as const;
export type Service = (typeof services)[number];
export type Databases = Readonly<Record<Service, Mongo>>;
type Documents = Record<string, unknown>[];

/** Parts and vehicles are files of their own; of the catalogue only what buyers move. */
const ofCatalogue = new Set(['stock', 'holds', 'restocks', 'stock_violations', 'inbox', 'outbox', 'jobs', 'leases']);

export const openDatabases = async ({ facts }: Stack): Promise<Databases & { close(): Promise<unknown> }> => {
  const logger = createLogger('drill', 'error');
  const open = async (service: Service) => [service, await connectMongo(facts.database(service), { logger })] as const;
  const opened = await Promise.all(services.map(open));
  const databases = Object.fromEntries(opened) as Record<Service, Mongo>;
  return { ...databases, close: () => Promise.all(opened.map(([, mongo]) => mongo.close())) };
};

const namesIn = async ({ db }: Mongo, service: Service): Promise<string[]> => {
  const found = (await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray()).map(
    ({ name }) => name,
  );
  return found.filter((name) => !name.startsWith('system.') && (service !== 'catalogue' || ofCatalogue.has(name)));
};

export interface Copy {
  readonly at: Date;
  readonly contents: ReadonlyMap<Service, ReadonlyMap<string, Documents>>;
}

/** A copy of all databases at one moment, like `mongodump --oplog`. */
export const takeCopy = async (databases: Databases): Promise<Copy> => {
  const session = databases.orders.connection.getClient().startSession({ snapshot: true });
  const contents = new Map<Service, Map<string, Documents>>();
  const at = new Date();
  for (const service of services) {
    const mongo = databases[service];
    const own = new Map<string, Documents>();
    const { databaseName } = mongo.db;
    const db = databases.orders.connection.getClient().db(databaseName);
    for (const name of await namesIn(mongo, service)) {
      // The client's own read concern would give each query its own moment.
      const options = {
        session,
        readConcern: { level: 'snapshot' },
        promoteLongs: false,
        promoteBuffers: false,
      } as const;
      own.set(name, await db.collection(name).find({}, options).toArray());
    }
    contents.set(service, own);
  }
  await session.endSession();
  return { at, contents };
};

/** Replaces the contents of all databases by the copy. */
export const restoreCopy = async (databases: Databases, { contents }: Copy): Promise<void> => {
  for (const service of services) {
    const mongo = databases[service];
    const own = contents.get(service);
    for (const name of await namesIn(mongo, service)) {
      await mongo.db.collection(name).deleteMany({});
      const documents = own?.get(name) ?? [];
      if (documents.length > 0) await mongo.db.collection(name).insertMany(documents as never[]);
    }
  }
};

const beforeMs = 60_000;

/**
 * Events that were sent shortly before a copy, or before the broker was lost, may not have been handled. They are sent again;
 * consumers that know them ignore them.
 */
export const sendAgain = async (databases: Databases, at: Date): Promise<void> => {
  const late = { sentAt: { $gte: new Date(at.getTime() - beforeMs) } };
  for (const service of ['orders', 'payments', 'documents', 'returns'] as const) {
    await databases[service].db
      .collection('outbox')
      .updateMany(late, { $set: { sent: false }, $unset: { sentAt: '' } });
  }
};
