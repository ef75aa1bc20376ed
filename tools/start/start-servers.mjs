import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './identity.mjs';
import { dataRoot } from './paths.mjs';
import { freePorts } from './ports.mjs';
import { openRecords } from './records.mjs';
import { say } from './say.mjs';
import { choose } from './servers/choose.mjs';
import { kafka } from './servers/kafka.mjs';
import { mongo } from './servers/mongo.mjs';
import { redis } from './servers/redis.mjs';

export const allServers = [mongo, kafka, redis];

const startOne = async (server, options) => {
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
 * Brings up MongoDB, Kafka and Redis (or those in `only`) with their data in `dataDir`.
 * `ports`: 'free', or numbers by name. `keep`: whether the data is meant to stay; without it `stop()` kills at once.
 * One that dies is started again; `lost` resolves with the reason when one dies again and again.
 */
export const startServers = async ({
  dataDir,
  ports = 'free',
  only,
  keep = false,
  env = process.env,
  records,
  quiet,
}) => {
  let onLost;
  const lost = new Promise((resolve) => {
    onLost = resolve;
  });
  const wanted = allServers.filter(({ name }) => !only || only.includes(name));
  const free = await freePorts(wanted.length);
  const shared = {
    ...{ env, keep, quiet, onLost },
    dir: dataDir,
    logs: join(dataDir, 'logs'),
    records: records ?? openRecords(dataDir),
  };
  const attempts = await Promise.allSettled(
    wanted.map((server, index) =>
      startOne(server, { ...shared, port: ports === 'free' ? free[index] : ports[server.name] }),
    ),
  );
  const servers = attempts.filter(({ status }) => status === 'fulfilled').map(({ value }) => value);
  const stop = () => Promise.all(servers.map((server) => server.stop({ discard: !keep })));
  const failed = attempts.find(({ status }) => status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  const byName = Object.fromEntries(servers.map((server) => [server.name, server]));
  return {
    urls: Object.fromEntries(servers.map(({ name, url }) => [name, url])),
    /** Stops one in good order, its data stays; `startServer` brings it back on the same port. */
    stopServer: (name) => byName[name].pause(),
    killServer: (name) => byName[name].kill(),
    startServer: (name) => byName[name].start(),
    isRunning: (name) => byName[name].isRunning(),
    lost,
    stop,
  };
};

/** The addresses as tests read them. */
export const testEnvironment = ({ mongo: mongoUrl, kafka: brokers, redis: redisUrl }) => ({
  TEST_MONGO_URL: mongoUrl,
  TEST_KAFKA_BROKERS: brokers,
  TEST_REDIS_URL: redisUrl,
});

export const keptSetFile = join(dataRoot, 'dev-servers', 'set.json');

/** Addresses of the set that `with-servers.mjs` keeps up for this clone, if it does. */
export const runningSet = () => {
  try {
    const set = JSON.parse(readFileSync(keptSetFile, 'utf8'));
    return isAlive(set.owner) ? set.urls : undefined;
  } catch {
    return undefined;
  }
};
