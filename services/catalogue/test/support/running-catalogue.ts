import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:net';
import {
  CatalogueServiceService,
  ExportServiceService,
  FavouritesServiceService,
  StockServiceService,
  VehicleServiceService,
} from '@southline/contracts/catalogue';
import { allEvents } from '@southline/contracts/events';
import { createGrpcClient } from '@southline/platform/grpc';
import { createSigner, type Identity } from '@southline/platform/identity';
import { createBroker, ensureTopics } from '@southline/platform/kafka';
import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { freshDatabase, servers } from '@southline/testkit';
import { loadConfig } from '../../src/config.ts';
import { createCatalogueService } from '../../src/service.ts';
import { migrate } from '../../src/storage/migrate.ts';

const logger = createLogger('test', 'silent');

const keyPair = (kid: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const base64 = (der: Buffer) => der.toString('base64');
  return {
    signing: `${kid}:${base64(privateKey.export({ format: 'der', type: 'pkcs8' }))}`,
    verify: `${kid}:${base64(publicKey.export({ format: 'der', type: 'spki' }))}`,
  };
};

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** An empty, migrated catalogue database and its connection. */
export const freshCatalogue = async () => {
  const url = freshDatabase('catalogue');
  const mongo = await connectMongo(url, { logger });
  await migrate(mongo);
  return { url, mongo };
};

/** The service on a fresh database, clients of its three gRPC services, and the broker that it listens to. */
export const runningCatalogue = async () => {
  const { url, mongo } = await freshCatalogue();
  const broker = createBroker('catalogue-test', servers().kafkaBrokers, logger);
  await ensureTopics(broker, allEvents, { partitions: 6, replication: 1 });
  const own = keyPair('catalogue-1');
  const orders = keyPair('orders-1');
  const content = keyPair('content-1');
  const bff = keyPair('bff-1');
  const port = await freePort();
  const service = await createCatalogueService(
    loadConfig({
      LOG_LEVEL: 'silent',
      GRPC_PORT: String(port),
      INTERNAL_PORT: String(await freePort()),
      MONGO_URL: url,
      KAFKA_BROKERS: servers().kafkaBrokers.join(','),
      REGO_PROVIDER_URL: 'simulated',
      IDENTITY_SIGNING_KEY: own.signing,
      IDENTITY_VERIFY_KEYS: [own, orders, content, bff].map(({ verify }) => verify).join(','),
    }),
  );
  const address = `127.0.0.1:${port}`;
  const token = () => createSigner(orders.signing).sign({ subject: 'service:orders', role: 'service' });
  const stock = createGrpcClient(StockServiceService, { address, token, timeoutMs: 30_000 });
  const contentToken = () => createSigner(content.signing).sign({ subject: 'service:content', role: 'service' });
  const exported = createGrpcClient(ExportServiceService, { address, token: contentToken, timeoutMs: 30_000 });
  const anonymousStock = createGrpcClient(StockServiceService, { address });
  const catalogue = createGrpcClient(CatalogueServiceService, { address });
  const dealer = () => createSigner(bff.signing).sign({ subject: 'dealer-1', role: 'Dealer' });
  const staff = createGrpcClient(CatalogueServiceService, { address, token: dealer });
  const vehicles = createGrpcClient(VehicleServiceService, { address });
  const bffSigner = createSigner(bff.signing);
  const favouriteClients: { close(): void }[] = [];
  /** Favourites as somebody sees them; without an identity as nobody. */
  const favouritesOf = (identity?: Identity) => {
    const signer = identity?.role === 'service' ? createSigner(orders.signing) : bffSigner;
    const client = createGrpcClient(FavouritesServiceService, {
      address,
      ...(identity && { token: () => signer.sign(identity) }),
      timeoutMs: 30_000,
    });
    favouriteClients.push(client);
    return client;
  };
  return {
    favouritesOf,
    ...{ mongo, broker, stock, exported, anonymousStock, catalogue, staff, vehicles },
    async stop() {
      for (const client of [...favouriteClients, exported, stock, anonymousStock, catalogue, staff, vehicles])
        client.close();
      await service.stop();
      await broker.close();
      await mongo.close();
    },
  };
};

export type RunningCatalogue = Awaited<ReturnType<typeof runningCatalogue>>;
