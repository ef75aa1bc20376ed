import { freePort } from './child-process.ts';
import { servers } from './config.ts';
import { freshDatabase } from './databases.ts';
import { timeoutScale } from './patience.ts';

type Keys<Name extends string> = { signing: Readonly<Record<Name, string>>; verifyKeys: string };

/** The common environment of every service's process: free ports, a fresh database, its key of `identities`. */
export const processEnvironment = async <Name extends string>(name: Name, { signing, verifyKeys }: Keys<Name>) => ({
  LOG_LEVEL: 'silent',
  TIMEOUT_SCALE: String(timeoutScale),
  GRPC_PORT: String(await freePort()),
  INTERNAL_PORT: String(await freePort()),
  MONGO_URL: freshDatabase(name),
  KAFKA_BROKERS: servers().kafkaBrokers.join(','),
  IDENTITY_SIGNING_KEY: signing[name],
  IDENTITY_VERIFY_KEYS: verifyKeys,
});
