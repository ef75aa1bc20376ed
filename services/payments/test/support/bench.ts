import { randomBytes } from 'node:crypto';
import { paymentCaptured, paymentRefunded, refundFailed } from '@southline/contracts/events';
import { OpenAttemptRequest, PaymentsServiceService } from '@southline/contracts/payments';
import { randomId } from '@southline/platform/ids';
import { jobs } from '@southline/platform/jobs';
import { outbox } from '@southline/platform/outbox';
import { unique } from '@southline/testkit';
import { freePort } from '@southline/testkit/child-process';
import { prepareService } from '@southline/testkit/run-service';
import { type Environment, loadConfig } from '../../src/config.ts';
import { createPaymentsService } from '../../src/service.ts';
import { accounts, attempts, collections, ledger, refunds } from '../../src/storage/collections.ts';
import { providerKeys, startSandbox } from './sandbox.ts';

/** Sandbox, empty database and topics; services and clients are started and stopped by the test. */
export const preparePayments = async () => {
  const sandbox = await startSandbox();
  const bench = await prepareService({
    name: 'payments',
    callers: ['orders', 'returns', 'documents', 'bff'],
    collections,
    loadConfig,
    create: createPaymentsService,
    environment: {
      PAYMENT_PROVIDER_URL: sandbox.origin,
      PAYMENT_PROVIDER_KEY: providerKeys.key,
      PAYMENT_PROVIDER_PASSWORD: providerKeys.password,
      PAYMENT_PROVIDER_TIMEOUT_MS: '700',
      PAYMENT_REFUND_TIMEOUT_MS: '700',
      // With RECONCILE_SCALE this is 2.4 s.
      REFUND_LONGEST_MINUTES: '2',
      ATTEMPT_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      PUBLIC_URL: 'http://127.0.0.1:9',
      RECONCILE_SCALE: '0.02',
    },
  });
  const { mongo, broker } = bench;
  const closers: (() => Promise<unknown>)[] = [];

  /** A running instance and a client that calls it as `caller`. */
  const startService = async (
    change: Readonly<Partial<Record<keyof Environment, string>>> = {},
    caller: 'orders' | 'returns' | 'documents' = 'orders',
  ) => {
    const ports = { GRPC_PORT: String(await freePort()), INTERNAL_PORT: String(await freePort()) };
    const running = await bench.start(undefined, { ...ports, ...(change as Readonly<Record<string, string>>) });
    const client = bench.asService(PaymentsServiceService, caller, ports.GRPC_PORT);
    const stop = async () => {
      client.close();
      await running.stop();
    };
    return { ...client, stop, port: ports.GRPC_PORT, metrics: `http://127.0.0.1:${ports.INTERNAL_PORT}/metrics` };
  };

  /** Collects all published events from the beginning. Returns those of one order. */
  const collectEvents = async () => {
    const seen: { topic: string; key: string; value: Buffer }[] = [];
    const topics = new Map(
      [paymentCaptured, paymentRefunded, refundFailed].map(({ topic }) => [broker.named(topic), topic]),
    );
    const group = await broker.join(unique('payments-test'), {
      topics: [...topics.keys()],
      onBatch: async ({ topic, messages, done }) => {
        for (const { key, value, offset } of messages) {
          if (value) seen.push({ topic: topics.get(topic) ?? topic, key, value });
          done(offset);
        }
      },
    });
    closers.push(() => group.leave());
    return (orderId: string) => seen.filter(({ key }) => key === orderId);
  };

  return {
    ...bench,
    sandbox,
    collectEvents,
    startService,
    accounts: accounts(mongo),
    attempts: attempts(mongo),
    ledger: ledger(mongo),
    refunds: refunds(mongo),
    outbox: outbox(mongo),
    /** Queues the job of a refund again. */
    requeue: (reference: string) =>
      jobs(mongo).updateOne({ _id: `refund:${reference}` }, { $set: { state: 'queued', runAt: new Date(), tries: 0 } }),
    async stop() {
      for (const close of closers) await close();
      await bench.stop();
      await sandbox.stop();
    },
  };
};

export type Payments = Awaited<ReturnType<typeof preparePayments>>;
export type Service = Awaited<ReturnType<Payments['startService']>>;

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
