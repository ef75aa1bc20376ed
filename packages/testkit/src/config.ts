import { unique } from './unique.ts';

/** Addresses of the servers that tests run on. */
export interface Servers {
  /** Without a database name; `freshDatabase` adds one. */
  readonly mongoUrl: string;
  /** With a separate namespace per worker, which every test file leaves empty, so that no file reads another one's events. */
  readonly kafkaBrokers: readonly string[];
  readonly redisUrl: string;
}

export const serversFrom = (source: NodeJS.ProcessEnv): Servers => {
  const { TEST_MONGO_URL, TEST_KAFKA_BROKERS, TEST_REDIS_URL } = source;
  if (!TEST_MONGO_URL || !TEST_KAFKA_BROKERS || !TEST_REDIS_URL) {
    throw new Error(
      'These tests need the servers: run them with `node tools/launch.mjs with-servers npx vitest run --project int <path>`, ' +
        'or set TEST_MONGO_URL, TEST_KAFKA_BROKERS and TEST_REDIS_URL.',
    );
  }
  return { mongoUrl: TEST_MONGO_URL, kafkaBrokers: TEST_KAFKA_BROKERS.split(','), redisUrl: TEST_REDIS_URL };
};

// A worker of vitest loads this module once; its files run one after the other.
const namespace = unique('test');

/** The servers named in the environment; throws with instructions if there are none. */
export const servers = (): Servers => {
  const found = serversFrom(process.env);
  return { ...found, kafkaBrokers: [`${found.kafkaBrokers.join(',')}/${namespace}`] };
};
