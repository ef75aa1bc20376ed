import { randomBytes } from 'node:crypto';
import { AuthServiceService } from '@southline/contracts/auth';
import { allEvents } from '@southline/contracts/events';
import { createGrpcClient } from '@southline/platform/grpc';
import { createSigner, type Identity } from '@southline/platform/identity';
import { createBroker, ensureTopics } from '@southline/platform/kafka';
import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { servers } from '@southline/testkit';
import { identities } from '@southline/testkit/identities';
import { processEnvironment } from '@southline/testkit/process-environment';
import { loadConfig } from '../../src/config.ts';
import { createAuthService, type Overrides } from '../../src/service.ts';
import { migrate } from '../../src/storage/migrate.ts';

const logger = createLogger('test', 'silent');
const keys = identities('auth', 'bff', 'notifications', 'orders');

/** A migrated database, the environment of an auth process on it, and clients of it. */
export const authEnvironment = async (over: Readonly<Record<string, string>> = {}) => {
  const env = {
    ...(await processEnvironment('auth', keys)),
    TOKEN_KEY: randomBytes(32).toString('base64'),
    JOB_LEASE_MS: '500',
    SWEEP_MS: '50',
    // Cheap for the sake of time; tests about hashing set their own.
    ARGON2_MEMORY_KIB: '1024',
    ARGON2_PASSES: '1',
    ...over,
  };
  const mongo = await connectMongo(env.MONGO_URL, { logger });
  await migrate(mongo);
  const broker = createBroker('auth-test', servers().kafkaBrokers, logger);
  await ensureTopics(broker, allEvents);
  const clientOf = (key: string, identity: Identity) =>
    createGrpcClient(AuthServiceService, {
      address: `127.0.0.1:${env.GRPC_PORT}`,
      timeoutMs: 20_000,
      token: () => createSigner(key).sign(identity),
    });
  const asService = (name: 'bff' | 'notifications' | 'orders') =>
    clientOf(keys.signing[name], { subject: `service:${name}`, role: 'service' });
  return {
    mongo,
    broker,
    env,
    bff: asService('bff'),
    notifications: asService('notifications'),
    asService,
    /** A client that calls for a signed-in person. */
    as: (membershipNo: string, role: Identity['role'] = 'Member') =>
      clientOf(keys.signing.bff, { subject: `member:${membershipNo}`, role, membershipNo }),
    /** A client that calls for a guest. */
    asGuest: () => clientOf(keys.signing.bff, { subject: 'guest:0', role: 'guest' }),
    async close() {
      await broker.close();
      await mongo.close();
    },
  };
};

/** A clock that stands still until a test moves it. */
export const heldClock = (start = new Date()) => {
  let now = start;
  return {
    now: () => now,
    forward: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
};

/** The service in this process. */
export const runningAuth = async (over: Readonly<Record<string, string>> = {}, overrides: Overrides = {}) => {
  const environment = await authEnvironment(over);
  const service = await createAuthService(loadConfig(environment.env), undefined, overrides);
  return {
    ...environment,
    async stop() {
      await service.stop();
      await environment.close();
    },
  };
};

export type RunningAuth = Awaited<ReturnType<typeof runningAuth>>;
