export type ServerName = 'mongo' | 'kafka' | 'redis';

export interface ServerUrls {
  readonly mongo: string;
  /** host:port, separated by commas. */
  readonly kafka: string;
  readonly redis: string;
}

export interface ServerSet {
  readonly urls: ServerUrls;
  /** Stops one in good order, its data stays; `startServer` brings it back on the same port. */
  stopServer(name: ServerName): Promise<void>;
  /** SIGKILL. */
  killServer(name: ServerName): Promise<void>;
  startServer(name: ServerName): Promise<void>;
  isRunning(name: ServerName): Promise<boolean>;
  /** The reason, once a server dies as often as it is started again. */
  readonly lost: Promise<string>;
  stop(): Promise<void>;
}

export function startServers(options: {
  dataDir: string;
  ports?: 'free' | Readonly<Record<ServerName, number>>;
  only?: readonly ServerName[];
  keep?: boolean;
  env?: NodeJS.ProcessEnv;
}): Promise<ServerSet>;

export function testEnvironment(urls: ServerUrls): {
  TEST_MONGO_URL: string;
  TEST_KAFKA_BROKERS: string;
  TEST_REDIS_URL: string;
};

/** Addresses of the set that `with-servers.mjs` keeps up for this clone, if it does. */
export function runningSet(): ServerUrls | undefined;
