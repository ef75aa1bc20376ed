import {
  CatalogueServiceService,
  ExportServiceService,
  FavouritesServiceService,
  GarageServiceService,
  JobServiceService,
  PartListsServiceService,
  ProductPageServiceService,
  StockServiceService,
  SuggestServiceService,
  VehicleServiceService,
} from '@southline/contracts/catalogue';
import type { Identity } from '@southline/platform/identity';
import { createLogger } from '@southline/platform/logger';
import { connectMongo, prepareDatabase } from '@southline/platform/mongo';
import { freshDatabase } from '@southline/testkit';
import { prepareService } from '@southline/testkit/run-service';
import { loadConfig } from '../../src/config.ts';
import { createCatalogueService } from '../../src/service.ts';
import { collections } from '../../src/storage/collections.ts';

/** A prepared catalogue database and its connection, without the service. */
export const freshCatalogue = async () => {
  const mongo = await connectMongo(freshDatabase('catalogue'), { logger: createLogger('test', 'silent') });
  await prepareDatabase(mongo, collections);
  return { mongo };
};

export const prepareCatalogue = () =>
  prepareService({
    ...({
      name: 'catalogue',
      callers: ['orders', 'content', 'notifications', 'bff'],
      collections,
      loadConfig,
    } as const),
    create: createCatalogueService,
    // No hold of a test is old enough for a call to orders.
    environment: { REGO_PROVIDER_URL: 'simulated', ORDERS_ADDRESS: '127.0.0.1:9', NOTICES_EVERY_MS: '100' },
  });

/** The service on a fresh database, with a client of each of its gRPC services. */
export const runningCatalogue = async () => {
  const bench = await prepareCatalogue();
  await bench.start();
  const { client, asService } = bench;
  return {
    ...bench,
    stock: asService(StockServiceService, 'orders'),
    exported: asService(ExportServiceService, 'content'),
    pages: client(ProductPageServiceService),
    anonymousStock: client(StockServiceService),
    catalogue: client(CatalogueServiceService),
    dealer: client(CatalogueServiceService, { subject: 'dealer-1', role: 'Dealer' }),
    staff: client(CatalogueServiceService, { subject: 'admin-1', role: 'Admin' }),
    vehicles: client(VehicleServiceService),
    suggestions: client(SuggestServiceService),
    jobs: client(JobServiceService),
    garageOf: (identity?: Identity) => client(GarageServiceService, identity),
    /** Favourites as a person with this identity sees them; without one, as an anonymous caller. */
    favouritesOf: (identity?: Identity) => client(FavouritesServiceService, identity),
    listsOf: (identity?: Identity) => client(PartListsServiceService, identity),
    sharedLists: asService(PartListsServiceService, 'bff'),
  };
};

export type RunningCatalogue = Awaited<ReturnType<typeof runningCatalogue>>;
