import {
  ExportServiceService,
  FavouritesServiceService,
  ProductPageServiceService,
  StockServiceService,
  VehicleServiceService,
} from '@southline/contracts/catalogue';
import { systemClock } from '@southline/kernel/clock';
import { startHost } from '@southline/platform/host';
import { followCatalogue } from './application/current-catalogue.ts';
import { emptySearchLog, listEmptySearches } from './application/empty-searches.ts';
import { longStop } from './application/end-old-holds.ts';
import { holdStock } from './application/hold-stock.ts';
import { listPartStretches } from './application/list-part-stretches.ts';
import { listPublishedParts } from './application/list-published-parts.ts';
import { searchByRego, searchByVin } from './application/look-up-vehicle.ts';
import { createPartQueue } from './application/part-queue.ts';
import { productPages } from './application/range/product-pages.ts';
import { releaseStock } from './application/release-stock.ts';
import { createShortages } from './application/shortages.ts';
import { vehicleLists } from './application/vehicle-lists.ts';
import { watchHolds } from './application/watch-holds.ts';
import { httpRegister } from './clients/http-register.ts';
import { noRegister } from './clients/no-register.ts';
import { createOrders } from './clients/orders.ts';
import { simulatedRegister } from './clients/simulated-register.ts';
import type { Config } from './config.ts';
import { catalogueStore } from './storage/catalogue-store.ts';
import { emptySearchStore } from './storage/empty-search-store.ts';
import { exportReader } from './storage/export-reader.ts';
import { favouriteStore } from './storage/favourite-store.ts';
import { holdStore } from './storage/hold-store.ts';
import { pageStore } from './storage/page-store.ts';
import { saleBook } from './storage/sale-book.ts';
import { stockReader } from './storage/stock.ts';
import { catalogueAccess, exportAccess, pageAccess, stockAccess, vehicleAccess } from './transport/grpc/access.ts';
import { catalogueDefinition, catalogueHandlers } from './transport/grpc/catalogue-handlers.ts';
import { exportHandlers } from './transport/grpc/export-handlers.ts';
import { favouriteAccess, favouriteHandlers } from './transport/grpc/favourite-handlers.ts';
import { pageHandlers } from './transport/grpc/page-handlers.ts';
import { stockHandlers } from './transport/grpc/stock-handlers.ts';
import { vehicleHandlers } from './transport/grpc/vehicle-handlers.ts';
import { onOrderPlaced } from './transport/kafka/on-order-placed.ts';

const registerOf = ({ REGO_PROVIDER_URL: url, REGO_PROVIDER_KEY: key, REGO_TIMEOUT_MS: timeoutMs }: Config) => {
  if (url === undefined) return noRegister;
  return url === 'simulated' ? simulatedRegister(timeoutMs) : httpRegister({ url, key, timeoutMs });
};

export const createCatalogueService = (config: Config, signal?: AbortSignal) =>
  startHost(
    'catalogue',
    config,
    async (host) => {
      const mongo = await host.mongo(config.MONGO_URL);
      const broker = host.broker(config.KAFKA_BROKERS);
      host.relay(mongo, broker);
      host.consume(mongo, broker, [onOrderPlaced((session) => saleBook(mongo, session))]);

      const catalogue = await followCatalogue(catalogueStore(mongo), host.logger);
      host.background(catalogue);
      const reading = { catalogue, stock: stockReader(mongo) };
      const holds = holdStore(mongo);
      host.background(watchHolds(holds, systemClock, host.logger));
      const orders = createOrders(config.ORDERS_ADDRESS, host.ownToken, host.credentials);
      host.onStop(async () => orders.close());
      const longStopMs = config.HOLD_LONG_STOP_HOURS * 3_600_000;
      host.background(longStop({ holds, orders, clock: systemClock, logger: host.logger, longStopMs }));
      const server = host.grpc();
      const searches = emptySearchStore(mongo);
      const log = emptySearchLog(searches, systemClock, host.logger);
      host.background(log.background);
      const emptySearches = { log, list: listEmptySearches(searches) };
      server.add(catalogueDefinition, catalogueHandlers(reading, emptySearches), catalogueAccess);
      const favourites = { reading, favourites: favouriteStore(mongo), clock: systemClock };
      server.add(FavouritesServiceService, favouriteHandlers(favourites), favouriteAccess);
      if (config.REGO_PROVIDER_URL === undefined) {
        host.logger.warn('no REGO_PROVIDER_URL: registrations cannot be looked up');
      }
      const lookUps = {
        searchByRego: searchByRego(reading, registerOf(config)),
        searchByVin: searchByVin(reading, systemClock),
      };
      server.add(VehicleServiceService, vehicleHandlers(vehicleLists(reading), lookUps), vehicleAccess);
      server.add(ProductPageServiceService, pageHandlers(productPages(pageStore(mongo)), catalogue), pageAccess);
      server.add(
        ExportServiceService,
        exportHandlers(listPublishedParts(catalogue, exportReader(mongo)), listPartStretches(catalogue)),
        exportAccess,
      );
      server.add(
        StockServiceService,
        stockHandlers({
          holdStock: holdStock({ holds, queue: createPartQueue(), shortages: createShortages(), clock: systemClock }),
          releaseStock: releaseStock({ holds, clock: systemClock }),
        }),
        stockAccess,
      );
      await host.listen(config.GRPC_PORT);
    },
    signal,
  );
