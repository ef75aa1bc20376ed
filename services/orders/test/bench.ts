import { generateKeyPairSync } from 'node:crypto';
import { allEvents } from '@southline/contracts/events';
import { OrdersServiceService } from '@southline/contracts/orders';
import { createGrpcClient } from '@southline/platform/grpc';
import { createSigner, type Identity } from '@southline/platform/identity';
import { randomId } from '@southline/platform/ids';
import { createBroker, ensureTopics } from '@southline/platform/kafka';
import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { runInScope } from '@southline/platform/telemetry';
import { freshDatabase, servers } from '@southline/testkit';
import { freePort } from '@southline/testkit/child-process';
import { loadConfig } from '../src/config.ts';
import { createOrdersService } from '../src/service.ts';
import { createIndexes } from '../src/storage/indexes.ts';
import { startCatalogue, startPayments } from './neighbours.ts';

const keyPair = (kid: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    signing: `${kid}:${privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')}`,
    verifying: `${kid}:${publicKey.export({ format: 'der', type: 'spki' }).toString('base64')}`,
  };
};

const silent = createLogger('test', 'silent');

/** The orders service on real servers between two neighbours that the test steers. */
export const startBench = async (over: Record<string, string> = {}) => {
  const bff = keyPair('bff-1');
  const own = keyPair('orders-1');
  const verifyKeys = [bff.verifying, own.verifying];
  const catalogue = await startCatalogue(verifyKeys);
  const payments = await startPayments(verifyKeys);
  const mongoUrl = freshDatabase('orders');
  const mongo = await connectMongo(mongoUrl, { logger: silent });
  await createIndexes(mongo);
  const broker = createBroker('orders-test', servers().kafkaBrokers, silent);
  await ensureTopics(broker, allEvents, { partitions: 2 });
  const grpcPort = await freePort();
  const config = loadConfig({
    LOG_LEVEL: 'silent',
    GRPC_PORT: String(grpcPort),
    INTERNAL_PORT: String(await freePort()),
    IDENTITY_SIGNING_KEY: own.signing,
    IDENTITY_VERIFY_KEYS: verifyKeys.join(','),
    MONGO_URL: mongoUrl,
    KAFKA_BROKERS: servers().kafkaBrokers.join(','),
    CATALOGUE_ADDRESS: catalogue.address,
    PAYMENTS_ADDRESS: payments.address,
    SWEEP_MS: '50',
    ...over,
  });
  const service = await createOrdersService(config);
  const client = createGrpcClient(OrdersServiceService, { address: `127.0.0.1:${grpcPort}` });
  const signer = createSigner(bff.signing);

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
    /** What proves to orders that a browser holds the guest's secret; signed by the BFF unless told otherwise. */
    guestToken: (guest: string, { by = bff.signing, now = Date.now } = {}) =>
      createSigner(by, now).sign({ subject: `guest:${guest}`, role: 'guest' }),
    sign: (identity: Identity) => signer.sign(identity),
    strangerKey: keyPair('bff-1').signing,
    anonymous: client,
    stop: async () => {
      client.close();
      await service.stop();
      await Promise.all([catalogue.close(), payments.close(), mongo.close(), broker.close()]);
    },
  };
};

export type Bench = Awaited<ReturnType<typeof startBench>>;
