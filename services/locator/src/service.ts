import { LocatorServiceService } from '@southline/contracts/locator';
import { publicHolidays } from '@southline/holidays/public-holidays';
import { systemClock } from '@southline/kernel/clock';
import { startHost } from '@southline/platform/host';
import { followLocator } from './application/current-locator.ts';
import type { Config } from './config.ts';
import { createLocatorStore } from './storage/locator-store.ts';
import { locatorHandlers } from './transport/grpc/handlers.ts';

export const createLocatorService = (config: Config, signal?: AbortSignal) =>
  startHost(
    'locator',
    config,
    async (host) => {
      const mongo = await host.mongo(config.MONGO_URL);
      const broker = host.broker(config.KAFKA_BROKERS);
      host.relay(mongo, broker);
      const locator = await followLocator(createLocatorStore(mongo), host.logger);
      host.background(locator);
      const ports = { locator, holidays: publicHolidays(), clock: systemClock };
      host.grpc().add(LocatorServiceService, locatorHandlers(ports));
      await host.listen(config.GRPC_PORT);
    },
    signal,
  );
