import { databaseVariable, type UserOf, usersOf } from '@southline/processes';
import { type Db, MongoClient } from 'mongodb';
import type { Config } from '../config.ts';

/** The services' databases with majority reads, so that a crash cannot roll back counted data. */
export type Stores = Readonly<Record<UserOf<'mongo'>, Db>>;

export const openStores = async (config: Config): Promise<Stores & { close(): Promise<void> }> => {
  const clients: MongoClient[] = [];
  const open = async (url: string) => {
    const client = new MongoClient(url, { readConcernLevel: 'majority', maxPoolSize: 5 });
    clients.push(client);
    await client.connect();
    return client.db();
  };
  const stores = await Promise.all(
    usersOf('mongo').map(async (name) => [name, await open(config[databaseVariable(name)])] as const),
  );
  return {
    ...(Object.fromEntries(stores) as Stores),
    close: async () => {
      await Promise.all(clients.map((client) => client.close()));
    },
  };
};
