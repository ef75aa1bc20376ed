import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './identity.ts';
import { dataRoot } from './paths.ts';
import { freePorts } from './ports.ts';
import { openRecords, type Records } from './records.ts';
import { say } from './say.ts';
import { choose } from './servers/choose.ts';
import { kafka } from './servers/kafka.ts';
import { mongo } from './servers/mongo.ts';
import { redis } from './servers/redis.ts';
import type { Server, ServerOptions } from './servers/server.ts';

export type ServerName = Server['name'];

export interface ServerUrls {
  readonly mongo: string;
  /** host:port, separated by commas. */
  readonly kafka: string;
  readonly redis: string;
}

export const allServers: readonly Server[] = [mongo, kafka, redis];

/**
 * Downloads the programs that `startServers` would download, so that this can happen while packages are installed. Needs no
 * installed package itself.
 */
export const fetchPrograms = async (env: NodeJS.ProcessEnv = process.env) => {
  await Promise.all(allServers.filter(({ variable }) => !env[variable]).map((server) => server.program()));
};

const startOne = async (server: Server, options: ServerOptions) => {
  const began = Date.now();
  const handle = await choose(server, options);
  try {
    await handle.start();
  } catch (error) {
    await handle.stop({ discard: true }).catch(() => {});
    throw error;
  }
  if (!options.quiet)
    say(`${server.title} is up on ${handle.url} (${handle.source}, ${((Date.now() - began) / 1000).toFixed(1)} s)`);
  return handle;
};

/**
 * Starts MongoDB, Kafka and Redis (or those in `only`) with their data in `dataDir`. `ports`: 'free', or numbers by name.
 * `keep`: whether the data are permanent; without it `stop()` kills at once. A server that exits is restarted; `lost`
 * resolves with the reason if one keeps exiting.
 */
export const startServers = async ({
  dataDir,
  ports = 'free',
  only,
  keep = false,
  env = process.env,
  records,
  quiet,
}: {
  dataDir: string;
  ports?: 'free' | Readonly<Record<ServerName, number>>;
  only?: readonly ServerName[];
  keep?: boolean;
  env?: NodeJS.ProcessEnv;
  records?: Records;
  quiet?: boolean;
}) => {
  let onLost: ((reason: string) => void) | undefined;
  const lost = new Promise<string>((resolve) => {
    onLost = resolve;
  });
  const wanted = allServers.filter(({ name }) => !only || only.includes(name));
  const free = await freePorts(wanted.length);
  const shared = {
    env,
    keep,
    quiet,
    onLost,
    dir: dataDir,
    logs: join(dataDir, 'logs'),
    records: records ?? openRecords(dataDir),
  };
  const attempts = await Promise.allSettled(
    wanted.map((server, index) =>
      startOne(server, { ...shared, port: ports === 'free' ? (free[index] ?? 0) : ports[server.name] }),
    ),
  );
  const servers = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
  const stop = (): Promise<unknown> => Promise.all(servers.map((server) => server.stop({ discard: !keep })));
  const failed = attempts.find((attempt) => attempt.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  const named = (name: ServerName) => {
    const server = servers.find((one) => one.name === name);
    if (!server) throw new Error(`${name} was not started`);
    return server;
  };
  return {
    urls: Object.fromEntries(servers.map(({ name, url }) => [name, url])) as unknown as ServerUrls,
    /** Stops one properly and keeps its data; `startServer` starts it again on the same port. */
    stopServer: (name: ServerName): Promise<unknown> => named(name).pause(),
    /** SIGKILL. */
    killServer: (name: ServerName): Promise<unknown> => named(name).kill(),
    startServer: (name: ServerName): Promise<unknown> => named(name).start(),
    isRunning: (name: ServerName) => named(name).isRunning(),
    /** Resolves with the reason if a server keeps exiting after restarts. */
    lost,
    stop,
  };
};

export type ServerSet = Awaited<ReturnType<typeof startServers>>;

/** The addresses as tests read them. */
export const testEnvironment = ({ mongo: mongoUrl, kafka: brokers, redis: redisUrl }: ServerUrls) => ({
  TEST_MONGO_URL: mongoUrl,
  TEST_KAFKA_BROKERS: brokers,
  TEST_REDIS_URL: redisUrl,
});

export const serverSetFile = join(dataRoot, 'dev-servers', 'set.json');

/** Addresses of the servers that `with-servers` keeps running for this clone, if any. */
export const runningSet = (): ServerUrls | undefined => {
  try {
    const set = JSON.parse(readFileSync(serverSetFile, 'utf8'));
    return isAlive(set.owner) ? set.urls : undefined;
  } catch {
    return undefined;
  }
};
