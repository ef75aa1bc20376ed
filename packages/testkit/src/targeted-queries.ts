import { getCallSites } from 'node:util';
import type { Collection, CountDocumentsOptions, Document, FindOptions } from 'mongodb';
import mongoose, { type Connection } from 'mongoose';
import { afterAll, expect } from 'vitest';
import { shardKeys, untargeted } from './sharding.ts';

// Every command that a service of this file sends is compared with the shard keys, as the driver reports it.
const found = new Set<string>();
const ofTests = 'a question of a test';

/** The service of a database by its name, `orders-1f2e3d4c`. */
const serviceOf = (database: string) => database.split(/[-_]/)[0] ?? '';

const watch = (connection: Connection) => {
  connection.once('connected', () =>
    connection.getClient().on('commandStarted', ({ commandName, command, databaseName }) => {
      if (command.comment === ofTests) return;
      for (const text of untargeted(serviceOf(databaseName), commandName, command)) found.add(text);
    }),
  );
  return connection;
};

/** Frames from this file up to the caller: those between them are the driver's. */
const frames = 10;

/** Whether the caller of a method of the driver is a test. A stack as text would cost ten times as much at each query. */
const isAskedByTest = (): boolean => {
  const caller = getCallSites(frames).find(({ scriptName }) => !/node_modules|targeted-queries/.test(scriptName));
  return /\/test\//.test(caller?.scriptName ?? '');
};

// Tests ask through the connections of the services. Their questions carry a comment.
const { prototype } = mongoose.mongo.Collection;
const { find, countDocuments } = prototype;
const marked = <Options extends object>(namespace: string, options: Options | undefined) => {
  const [, collection] = /^[^.]+\.(.+)$/.exec(namespace) ?? [];
  const isSharded = Object.keys(shardKeys).some((known) => known.endsWith(`.${collection}`));
  return isSharded && isAskedByTest() ? { ...options, comment: ofTests } : options;
};
Object.assign(prototype, {
  find(this: Collection, filter: Document = {}, options?: FindOptions) {
    return find.call(this, filter, marked(this.namespace, options) ?? {});
  },
  countDocuments(this: Collection, filter: Document = {}, options?: CountDocumentsOptions) {
    return countDocuments.call(this, filter, marked(this.namespace, options));
  },
});

const create = mongoose.createConnection.bind(mongoose);
mongoose.createConnection = ((url: string, options: object) =>
  watch(create(url, { ...options, monitorCommands: true }))) as typeof mongoose.createConnection;

afterAll(() => {
  // This worker runs the next file, which wraps them again.
  mongoose.createConnection = create;
  Object.assign(prototype, { find, countDocuments });
  expect([...found]).toEqual([]);
});
