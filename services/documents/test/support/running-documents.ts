import { DocumentsServiceService } from '@southline/contracts/documents';
import { allEvents } from '@southline/contracts/events';
import { createGrpcClient } from '@southline/platform/grpc';
import { createSigner, type Identity } from '@southline/platform/identity';
import { createBroker, ensureTopics } from '@southline/platform/kafka';
import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { eventually, servers } from '@southline/testkit';
import { identities } from '@southline/testkit/identities';
import { processEnvironment } from '@southline/testkit/process-environment';
import { loadConfig } from '../../src/config.ts';
import { createDocumentsService, type Overrides } from '../../src/service.ts';
import { migrate } from '../../src/storage/migrate.ts';

const logger = createLogger('test', 'silent');
const keys = identities('documents', 'bff', 'notifications');

/** A migrated database, the environment of a documents process on it, and the broker that it listens to. */
export const documentsEnvironment = async () => {
  const env = { ...(await processEnvironment('documents', keys)), JOB_LEASE_MS: '500' };
  const mongo = await connectMongo(env.MONGO_URL, { logger });
  await migrate(mongo);
  const broker = createBroker('documents-test', servers().kafkaBrokers, logger);
  await ensureTopics(broker, allEvents);
  const address = `127.0.0.1:${env.GRPC_PORT}`;
  const clientOf = (key: string, identity: Identity) =>
    createGrpcClient(DocumentsServiceService, {
      address,
      timeoutMs: 20_000,
      token: () => createSigner(key).sign(identity),
    });
  return {
    mongo,
    broker,
    /** Sends events; topics that were made a moment ago may not be known to the client yet. */
    publish: (...messages: Parameters<typeof broker.publish>) =>
      eventually(async () => {
        await broker.publish(...messages);
        return true;
      }),
    env,
    /** A client that calls for a person. */
    as: (subject: string, role: Identity['role'] = 'guest') => clientOf(keys.signing.bff, { subject, role }),
    /** A client that calls as the notifications service. */
    asService: () => clientOf(keys.signing.notifications, { subject: 'service:notifications', role: 'service' }),
    async close() {
      await broker.close();
      await mongo.close();
    },
  };
};

/** The service in this process. */
export const runningDocuments = async (overrides?: Overrides) => {
  const environment = await documentsEnvironment();
  const service = await createDocumentsService(loadConfig(environment.env), undefined, overrides);
  return {
    ...environment,
    async stop() {
      await service.stop();
      await environment.close();
    },
  };
};
