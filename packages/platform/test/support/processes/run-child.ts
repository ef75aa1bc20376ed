import { brokerList, mongoUrl, processEnv, readConfig, z } from '../../../src/config/index.ts';
import { type Host, startHost } from '../../../src/host/index.ts';
import { run } from '../../../src/lifecycle/index.ts';
import type { Mongo } from '../../../src/mongo/index.ts';

const env = z.object({ ...processEnv(), MONGO_URL: mongoUrl(), KAFKA_BROKERS: brokerList() });

export const config = readConfig(env, process.env);

/** Runs a process with a database. */
export const runChild = (name: string, compose: (host: Host, mongo: Mongo) => void | Promise<void>, change = config) =>
  run((signal) => startHost(name, change, async (host) => compose(host, await host.mongo(config.MONGO_URL)), signal));

/** Dies as by kill -9. */
export const die = async (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
};
