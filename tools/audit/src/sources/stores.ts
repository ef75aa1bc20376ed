import { type Db, MongoClient } from 'mongodb';
import type { Config } from '../config.ts';

/** The services' databases, read with majority so that nothing is counted that a crash may take back. */
export interface Stores {
  readonly orders: Db;
  readonly catalogue: Db;
  readonly payments: Db;
  readonly documents: Db;
  readonly notifications: Db;
  readonly auth: Db;
  readonly content: Db;
}

export const openStores = async (config: Config): Promise<Stores & { close(): Promise<void> }> => {
  const clients: MongoClient[] = [];
  const open = async (url: string) => {
    const client = new MongoClient(url, { readConcernLevel: 'majority', maxPoolSize: 5 });
    clients.push(client);
    await client.connect();
    return client.db();
  };
  return {
    orders: await open(config.ORDERS_MONGO_URL),
    catalogue: await open(config.CATALOGUE_MONGO_URL),
    payments: await open(config.PAYMENTS_MONGO_URL),
    documents: await open(config.DOCUMENTS_MONGO_URL),
    notifications: await open(config.NOTIFICATIONS_MONGO_URL),
    auth: await open(config.AUTH_MONGO_URL),
    content: await open(config.CONTENT_MONGO_URL),
    close: async () => {
      await Promise.all(clients.map((client) => client.close()));
    },
  };
};
