import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { allEvents } from '@southline/contracts/events';
import { createBroker, ensureTopics } from '@southline/platform/kafka';
import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { eventually, servers } from '@southline/testkit';
import { freePort, startProcess } from '@southline/testkit/child-process';
import { identities } from '@southline/testkit/identities';
import { processEnvironment } from '@southline/testkit/process-environment';
import { migrate } from '../../src/storage/migrate.ts';
import { startAuth } from './auth.ts';
import { startMailbox } from './mailbox.ts';

const logger = createLogger('test', 'silent');
const keys = identities('documents', 'notifications');
const documentsSource = new URL('../../../documents/src/', import.meta.url);

/** A mailbox, the environments of notifications and documents on fresh databases, and their broker. */
export const startStand = async (change: Readonly<Record<string, string>> = {}) => {
  const mailbox = await startMailbox();
  const broker = createBroker('notifications-test', servers().kafkaBrokers, logger);
  await ensureTopics(broker, allEvents);
  const documentsEnv = await processEnvironment('documents', keys);
  const authPort = await freePort();
  const env = {
    ...(await processEnvironment('notifications', keys)),
    DOCUMENTS_ADDRESS: `127.0.0.1:${documentsEnv.GRPC_PORT}`,
    AUTH_ADDRESS: `127.0.0.1:${authPort}`,
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: 'Southline <orders@southline.example>',
    PUBLIC_URL: 'http://127.0.0.1:8080',
    MAIL_RETRY_MS: '100',
    JOB_LEASE_MS: '500',
    ...change,
  };
  const mongo = await connectMongo(env.MONGO_URL, { logger });
  await migrate(mongo);
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
    startAuth: () => startAuth(authPort, keys.verifyKeys),
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
