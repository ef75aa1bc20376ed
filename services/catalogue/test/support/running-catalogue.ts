import {
  CatalogueServiceService,
  ExportServiceService,
  FavouritesServiceService,
  ProductPageServiceService,
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
import { identities } from '@southline/testkit/identities';
import { processEnvironment } from '@southline/testkit/process-environment';
import { loadConfig } from '../../src/config.ts';
import { createCatalogueService } from '../../src/service.ts';
import { migrate } from '../../src/storage/migrate.ts';

const logger = createLogger('test', 'silent');

export const keys = identities('catalogue', 'orders', 'content', 'bff');

/** An empty, migrated catalogue database and its connection. */
export const freshCatalogue = async (url = freshDatabase('catalogue')) => {
  const mongo = await connectMongo(url, { logger });
  await migrate(mongo);
  return { url, mongo };
};

/** The service on a fresh database, clients of its three gRPC services, and the broker that it listens to. */
export const runningCatalogue = async () => {
  // No hold of a test is so old that orders would be asked.
  const own = { REGO_PROVIDER_URL: 'simulated', ORDERS_ADDRESS: '127.0.0.1:9' };
  const env = { ...(await processEnvironment('catalogue', keys)), ...own };
  const { mongo } = await freshCatalogue(env.MONGO_URL);
  const broker = createBroker('catalogue-test', servers().kafkaBrokers, logger);
  await ensureTopics(broker, allEvents);
  const service = await createCatalogueService(loadConfig(env));
  const address = `127.0.0.1:${env.GRPC_PORT}`;
  const [ordersSigner, bffSigner] = [createSigner(keys.signing.orders), createSigner(keys.signing.bff)];
  const token = () => ordersSigner.sign({ subject: 'service:orders', role: 'service' });
  const stock = createGrpcClient(StockServiceService, { address, token, timeoutMs: 30_000 });
  const contentToken = () => createSigner(keys.signing.content).sign({ subject: 'service:content', role: 'service' });
  const exported = createGrpcClient(ExportServiceService, { address, token: contentToken, timeoutMs: 30_000 });
  const pages = createGrpcClient(ProductPageServiceService, { address });
  const anonymousStock = createGrpcClient(StockServiceService, { address });
  const catalogue = createGrpcClient(CatalogueServiceService, { address });
  const dealer = () => bffSigner.sign({ subject: 'dealer-1', role: 'Dealer' });
  const staff = createGrpcClient(CatalogueServiceService, { address, token: dealer });
  const vehicles = createGrpcClient(VehicleServiceService, { address });
  const favouriteClients: { close(): void }[] = [];
  /** Favourites as somebody sees them; without an identity as nobody. */
  const favouritesOf = (identity?: Identity) => {
    const signer = identity?.role === 'service' ? ordersSigner : bffSigner;
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
    ...{ mongo, broker, stock, exported, pages, anonymousStock, catalogue, staff, vehicles },
    async stop() {
      for (const client of [...favouriteClients, exported, pages, stock, anonymousStock, catalogue, staff, vehicles])
        client.close();
      await service.stop();
      await broker.close();
      await mongo.close();
    },
  };
};

export type RunningCatalogue = Awaited<ReturnType<typeof runningCatalogue>>;
