import { CatalogueServiceService, StockServiceService, VehicleServiceService } from '@southline/contracts/catalogue';
import { systemClock } from '@southline/kernel/clock';
import { startHost } from '@southline/platform/host';
import { followCatalogue } from './application/current-catalogue.ts';
import { holdStock } from './application/hold-stock.ts';
import { createPartQueue } from './application/part-queue.ts';
import { releaseStock } from './application/release-stock.ts';
import { createShortages } from './application/shortages.ts';
import { vehicleLists } from './application/vehicle-lists.ts';
import { watchHolds } from './application/watch-holds.ts';
import type { Config } from './config.ts';
import { catalogueStore } from './storage/catalogue-store.ts';
import { holdStore } from './storage/hold-store.ts';
import { saleBook } from './storage/sale-book.ts';
import { stockReader } from './storage/stock.ts';
import { catalogueAccess, stockAccess, vehicleAccess } from './transport/grpc/access.ts';
import { catalogueHandlers } from './transport/grpc/catalogue-handlers.ts';
import { stockHandlers } from './transport/grpc/stock-handlers.ts';
import { vehicleHandlers } from './transport/grpc/vehicle-handlers.ts';
import { onOrderPlaced } from './transport/kafka/on-order-placed.ts';

export const createCatalogueService = (config: Config, signal?: AbortSignal) =>
  startHost(
    'catalogue',
    config,
    async (host) => {
      const mongo = await host.mongo(config.MONGO_URL);
      host.consume(mongo, host.broker(config.KAFKA_BROKERS), [onOrderPlaced((session) => saleBook(mongo, session))]);

      const catalogue = await followCatalogue(catalogueStore(mongo), host.logger);
      host.background(catalogue);
      const reading = { catalogue, stock: stockReader(mongo) };
      const holds = holdStore(mongo);
      host.background(watchHolds(holds, systemClock, host.logger));
      const server = host.grpc();
      server.add(CatalogueServiceService, catalogueHandlers(reading), catalogueAccess);
      server.add(VehicleServiceService, vehicleHandlers(vehicleLists(reading)), vehicleAccess);
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
