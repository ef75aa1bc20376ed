import mongoose, { type Connection } from 'mongoose';
import { afterAll, expect } from 'vitest';
import { untargeted } from './sharding.ts';

// Every command that a service of this file sends is compared with the shard keys, as the driver reports it.
const found = new Set<string>();

/** The service of a database by its name, `orders-1f2e3d4c`. */
const serviceOf = (database: string) => database.split(/[-_]/)[0] ?? '';

const watch = (connection: Connection) => {
  connection.once('connected', () =>
    connection
      .getClient()
      .on('commandStarted', ({ commandName, command, databaseName }) =>
        untargeted(serviceOf(databaseName), commandName, command).forEach((text) => void found.add(text)),
      ),
  );
  return connection;
};

const create = mongoose.createConnection.bind(mongoose);
mongoose.createConnection = ((url: string, options: object) =>
  watch(create(url, { ...options, monitorCommands: true }))) as typeof mongoose.createConnection;

afterAll(() => {
  mongoose.createConnection = create;
  expect([...found]).toEqual([]);
});
