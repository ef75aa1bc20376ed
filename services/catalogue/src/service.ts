import { consumingDesks } from '@southline/contracts/desk';
import { catalogueStaffActed } from '@southline/contracts/events';
import { ownDataServices } from '@southline/contracts/own-data';
import { parkedDesk, serveConsumingDesk } from '@southline/platform/desk';
import { startHost } from '@southline/platform/host';
import { forgetting, onMemberClosed, serveOwnData } from '@southline/platform/own-data';
import { followCatalogue } from './application/snapshot/current-catalogue.ts';
import { followUnits } from './application/stock/follow-units.ts';
import type { Config } from './config.ts';
import { createCatalogueStore } from './storage/catalogue-store.ts';
import { forgetMember, ownData } from './storage/own-data.ts';
import { createStockReader } from './storage/stock.ts';
import { stockFeed } from './storage/stock-feed.ts';
import { addExport } from './subjects/export.ts';
import { addJobs } from './subjects/jobs.ts';
import { addParts } from './subjects/parts.ts';
import { addRange } from './subjects/range.ts';
import { addFavourites, addGarage, addNotices, addPartLists } from './subjects/saved.ts';
import { addStock } from './subjects/stock.ts';
import { addSuggestions } from './subjects/suggestions.ts';
import { addVehicles } from './subjects/vehicles.ts';

export const createCatalogueService = (config: Config, signal?: AbortSignal) =>
  startHost(
    'catalogue',
    config,
    async (host) => {
      const mongo = await host.mongo(config.MONGO_URL);
      const broker = host.broker(config.KAFKA_BROKERS);
      host.relay(mongo, broker);
      const units = followUnits(stockFeed(mongo), host.logger);
      host.background(units);
      const catalogue = await followCatalogue(createCatalogueStore(mongo), units, host.logger);
      host.background(catalogue);
      const reading = { catalogue, stock: createStockReader(mongo) };
      addParts(host, mongo, reading);
      addVehicles(host, config, reading);
      addSuggestions(host, reading);
      addFavourites(host, mongo, reading);
      addNotices(host, mongo, reading, config);
      addPartLists(host, mongo);
      addGarage(host, mongo, config, reading);
      addJobs(host, mongo, reading);
      addRange(host, mongo, catalogue);
      addExport(host, mongo, catalogue);
      const { consumptions, waiting } = addStock(host, mongo, config, reading);
      host.consume(mongo, broker, [...consumptions, onMemberClosed('catalogue', mongo)]);
      host.background(forgetting(mongo, host.logger, forgetMember(mongo)));
      serveConsumingDesk(host.grpc(), consumingDesks.catalogue, parkedDesk(mongo, catalogueStaffActed), [waiting]);
      serveOwnData(host.grpc(), ownDataServices.catalogue, ownData(mongo));
      await host.listen(config.GRPC_PORT);
    },
    signal,
  );
