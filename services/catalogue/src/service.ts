import { StockServiceService } from '@southline/contracts/catalogue';
import { systemClock } from '@southline/kernel/clock';
import { service } from '@southline/platform/grpc';
import { startHost } from '@southline/platform/host';
import { holdStock } from './application/hold-stock.ts';
import { createPartQueue } from './application/part-queue.ts';
import { releaseStock } from './application/release-stock.ts';
import type { Config } from './config.ts';
import { stockHandlers } from './transport/grpc/stock-handlers.ts';
import { onOrderPlaced } from './transport/kafka/on-order-placed.ts';

export const createCatalogueService = (config: Config, signal?: AbortSignal) =>
  startHost(
    'catalogue',
    config,
    async (host) => {
      const mongo = await host.mongo(config.MONGO_URL);
      host.consume(mongo, host.broker(config.KAFKA_BROKERS), [onOrderPlaced(mongo)]);

      const stock = stockHandlers({
        holdStock: holdStock({ mongo, queue: createPartQueue(), clock: systemClock }),
        releaseStock: releaseStock({ mongo, clock: systemClock }),
      });
      const orders = service('orders');
      host.grpc().add(StockServiceService, stock, { holdStock: orders, releaseStock: orders });
      await host.listen(config.GRPC_PORT);
    },
    signal,
  );
