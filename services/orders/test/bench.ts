import { allEvents } from '@southline/contracts/events';
import { OrdersServiceService } from '@southline/contracts/orders';
import { createGrpcClient } from '@southline/platform/grpc';
import { createSigner, type Identity } from '@southline/platform/identity';
import { randomId } from '@southline/platform/ids';
import { createBroker, ensureTopics } from '@southline/platform/kafka';
import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { runInScope } from '@southline/platform/telemetry';
import { servers } from '@southline/testkit';
import { identities } from '@southline/testkit/identities';
import { processEnvironment } from '@southline/testkit/process-environment';
import { loadConfig } from '../src/config.ts';
import { createOrdersService } from '../src/service.ts';
import { createIndexes } from '../src/storage/indexes.ts';
import { startCatalogue, startPayments } from './neighbours.ts';

const silent = createLogger('test', 'silent');

/** The orders service on real servers between two neighbours that the test steers. */
export const startBench = async (over: Record<string, string> = {}) => {
  const keys = identities('bff', 'orders', 'catalogue', 'content');
  const catalogue = await startCatalogue(keys.verifyKeys);
  const payments = await startPayments(keys.verifyKeys);
  const env = {
    ...(await processEnvironment('orders', keys)),
    CATALOGUE_ADDRESS: catalogue.address,
    PAYMENTS_ADDRESS: payments.address,
    SWEEP_MS: '50',
    ...over,
  };
  const mongo = await connectMongo(env.MONGO_URL, { logger: silent });
  await createIndexes(mongo);
  const broker = createBroker('orders-test', servers().kafkaBrokers, silent);
  await ensureTopics(broker, allEvents);
  const service = await createOrdersService(loadConfig(env));
  const client = createGrpcClient(OrdersServiceService, { address: `127.0.0.1:${env.GRPC_PORT}` });
  const signer = createSigner(keys.signing.bff);
  const own = (name: 'catalogue' | 'content') =>
    createSigner(keys.signing[name]).sign({ subject: `service:${name}`, role: 'service' });

  return {
    catalogue,
    payments,
    mongo,
    broker,
    /** The client as one guest; every call carries the guest's signed identity. */
    as:
      (guest: string) =>
      async <T>(call: (orders: typeof client) => Promise<T>): Promise<T> => {
        const token = await signer.sign({ subject: `guest:${guest}`, role: 'guest' });
        return runInScope({ requestId: randomId(), token }, () => call(client));
      },
    /** The client as somebody who is signed in. */
    asMember:
      (membershipNo: string, role: 'Member' | 'Dealer' | 'Admin' = 'Member') =>
      async <T>(call: (orders: typeof client) => Promise<T>): Promise<T> => {
        const token = await signer.sign({ subject: `member:${membershipNo}`, role, membershipNo });
        return runInScope({ requestId: randomId(), token }, () => call(client));
      },
    /** The client as another service. */
    asService: async <T>(name: 'catalogue' | 'content', call: (orders: typeof client) => Promise<T>): Promise<T> => {
      const token = await own(name);
      return runInScope({ requestId: randomId(), token }, () => call(client));
    },
    /** What proves to orders that a browser holds the guest's secret; signed by the BFF unless told otherwise. */
    guestToken: (guest: string, { by = keys.signing.bff, now = Date.now } = {}) =>
      createSigner(by, now).sign({ subject: `guest:${guest}`, role: 'guest' }),
    sign: (identity: Identity) => signer.sign(identity),
    strangerKey: identities('bff').signing.bff,
    anonymous: client,
    stop: async () => {
      client.close();
      await service.stop();
      await Promise.all([catalogue.close(), payments.close(), mongo.close(), broker.close()]);
    },
  };
};

export type Bench = Awaited<ReturnType<typeof startBench>>;
