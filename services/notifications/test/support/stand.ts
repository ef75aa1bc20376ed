import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { allEvents } from '@southline/contracts/events';
import { createBroker, ensureTopics } from '@southline/platform/kafka';
import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { eventually, freshDatabase, servers } from '@southline/testkit';
import { freePort, startProcess } from '@southline/testkit/child-process';
import { identities } from '@southline/testkit/identities';
import { migrate } from '../../src/storage/migrate.ts';
import { startAuth } from './auth.ts';
import { startMailbox } from './mailbox.ts';

const logger = createLogger('test', 'silent');
const { signing, verifyKeys } = identities('documents', 'notifications');
const documentsSource = new URL('../../../documents/src/', import.meta.url);

/** A mailbox, the environments of notifications and documents on fresh databases, and their broker. */
export const startStand = async (change: Readonly<Record<string, string>> = {}) => {
  const brokers = servers().kafkaBrokers;
  const mailbox = await startMailbox();
  const broker = createBroker('notifications-test', brokers, logger);
  await ensureTopics(broker, allEvents);
  const url = freshDatabase('notifications');
  const mongo = await connectMongo(url, { logger });
  await migrate(mongo);
  const common = async () => ({
    LOG_LEVEL: 'silent',
    GRPC_PORT: String(await freePort()),
    INTERNAL_PORT: String(await freePort()),
    KAFKA_BROKERS: brokers.join(','),
    IDENTITY_VERIFY_KEYS: verifyKeys,
  });
  const documentsEnv = {
    ...(await common()),
    MONGO_URL: freshDatabase('documents'),
    IDENTITY_SIGNING_KEY: signing.documents,
  };
  const authPort = await freePort();
  const env = {
    ...(await common()),
    MONGO_URL: url,
    IDENTITY_SIGNING_KEY: signing.notifications,
    DOCUMENTS_ADDRESS: `127.0.0.1:${documentsEnv.GRPC_PORT}`,
    AUTH_ADDRESS: `127.0.0.1:${authPort}`,
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: 'Southline <orders@southline.example>',
    PUBLIC_URL: 'http://127.0.0.1:8080',
    MAIL_RETRY_MS: '100',
    JOB_LEASE_MS: '500',
    ...change,
  };
  return {
    mailbox,
    /** Sends events; topics that were made a moment ago may not be known to the client yet. */
    publish: (...messages: Parameters<typeof broker.publish>) =>
      eventually(async () => {
        await broker.publish(...messages);
        return true;
      }),
    mongo,
    env,
    /** A stand-in for the auth service: secrets by request. */
    startAuth: () => startAuth(authPort, verifyKeys),
    /** The documents service as a process of its own. */
    async startDocuments() {
      await promisify(execFile)(
        process.execPath,
        ['--import', 'tsx', new URL('cli/migrate.ts', documentsSource).pathname],
        {
          env: { ...process.env, ...documentsEnv },
        },
      );
      const health = `http://127.0.0.1:${documentsEnv.INTERNAL_PORT}/readyz`;
      return startProcess(new URL('main.ts', documentsSource), documentsEnv, health);
    },
    async close() {
      await mailbox.stop();
      await broker.close();
      await mongo.close();
    },
  };
};
