import { randomBytes } from 'node:crypto';
import { allEvents, paymentCaptured, paymentRefunded } from '@southline/contracts/events';
import { OpenAttemptRequest, PaymentsServiceService } from '@southline/contracts/payments';
import { createGrpcClient } from '@southline/platform/grpc';
import { createSigner } from '@southline/platform/identity';
import { randomId } from '@southline/platform/ids';
import { createBroker, ensureTopics } from '@southline/platform/kafka';
import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { servers, unique } from '@southline/testkit';
import { freePort } from '@southline/testkit/child-process';
import { identities } from '@southline/testkit/identities';
import { processEnvironment } from '@southline/testkit/process-environment';
import { type Config, loadConfig } from '../src/config.ts';
import { createPaymentsService } from '../src/service.ts';
import { collections } from '../src/storage/collections.ts';
import { prepareDatabase } from '../src/storage/indexes.ts';
import { providerKeys, startSandbox } from './sandbox.ts';

/** Sandbox, empty database and topics; services and clients are started and stopped by the test. */
export const startStack = async () => {
  const sandbox = await startSandbox();
  const logger = createLogger('payments-test', 'warn');
  const keys = identities('payments', 'orders', 'documents');
  const environment = {
    ...(await processEnvironment('payments', keys)),
    PAYMENT_PROVIDER_URL: sandbox.origin,
    PAYMENT_PROVIDER_KEY: providerKeys.key,
    PAYMENT_PROVIDER_PASSWORD: providerKeys.password,
    PAYMENT_PROVIDER_TIMEOUT_MS: '700',
    ATTEMPT_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    PUBLIC_URL: 'http://127.0.0.1:9',
    RECONCILE_SCALE: '0.02',
  };
  const mongo = await connectMongo(environment.MONGO_URL, { logger });
  await prepareDatabase(mongo);
  const broker = createBroker('payments-test', servers().kafkaBrokers, logger);
  await ensureTopics(broker, allEvents);

  const closers: (() => Promise<unknown>)[] = [];

  /** A running instance and a client that calls it as `caller`. */
  const startService = async (changes: Partial<Config> = {}, caller: 'orders' | 'documents' = 'orders') => {
    const ports = { GRPC_PORT: await freePort(), INTERNAL_PORT: await freePort() };
    const running = await createPaymentsService({ ...loadConfig(environment), ...ports, ...changes });
    const signer = createSigner(keys.signing[caller]);
    const client = createGrpcClient(PaymentsServiceService, {
      address: `127.0.0.1:${ports.GRPC_PORT}`,
      token: () => signer.sign({ subject: `service:${caller}`, role: 'service' }),
      timeoutMs: 20_000,
    });
    let stopped = false;
    const stop = async () => {
      if (stopped) return;
      stopped = true;
      client.close();
      await running.stop();
    };
    closers.push(stop);
    return { ...client, stop, metrics: `http://127.0.0.1:${ports.INTERNAL_PORT}/metrics` };
  };

  /** Collects what is published from the beginning; answers the messages of one order. */
  const collectEvents = async () => {
    const consumer = broker.consumer(unique('payments-test'));
    const seen: { topic: string; key: string; value: Buffer }[] = [];
    await consumer.connect();
    const topics = new Map([paymentCaptured, paymentRefunded].map(({ topic }) => [broker.named(topic), topic]));
    await consumer.subscribe({ topics: [...topics.keys()], fromBeginning: true });
    await consumer.run({
      eachMessage: async ({ topic, message: { key, value } }) => {
        if (key && value) seen.push({ topic: topics.get(topic) ?? topic, key: key.toString(), value });
      },
    });
    closers.push(() => consumer.disconnect());
    return (orderId: string) => seen.filter(({ key }) => key === orderId);
  };

  return {
    sandbox,
    mongo,
    collectEvents,
    environment,
    keys,
    ...collections(mongo),
    outbox: mongo.db.collection<{ topic: string; key: string; sent: boolean; value: { buffer: Uint8Array } }>('outbox'),
    startService,
    async stop() {
      for (const close of closers.reverse()) await close();
      await sandbox.stop();
      await broker.close();
      await mongo.close();
    },
  };
};

export type Stack = Awaited<ReturnType<typeof startStack>>;
export type Service = Awaited<ReturnType<Stack['startService']>>;

export const anOrder = (cents = 12_345) => {
  const orderId = randomId();
  return OpenAttemptRequest.fromPartial({
    orderId,
    orderNo: `S${Math.floor(Math.random() * 1e9)}`,
    amount: { cents, currency: 'AUD' },
    region: 'au',
    customer: {
      firstName: 'A',
      lastName: 'Buyer',
      addressLine: '1 Example Street',
      locality: 'Melbourne',
      state: 'VIC',
      postcode: '3000',
      phone: '0355501234',
      email: 'buyer@example.com',
    },
  });
};
