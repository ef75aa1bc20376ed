import { createOrders, longStop } from '@southline/clients/old-holds';
import { StockServiceService } from '@southline/contracts/catalogue';
import { hourMs, systemClock } from '@southline/kernel/clock';
import type { WaitingKind } from '@southline/platform/desk';
import type { Host } from '@southline/platform/host';
import type { Consumption } from '@southline/platform/inbox';
import type { Mongo } from '@southline/platform/mongo';
import { recentRecords } from '@southline/platform/recent';
import { countingPairs } from '../application/bought-together/bought-together.ts';
import type { Reading } from '../application/snapshot/reading.ts';
import { confirmPrices } from '../application/stock/confirm-prices.ts';
import { releaseStock, watchHolds } from '../application/stock/end-holds.ts';
import { holdStock } from '../application/stock/hold-stock.ts';
import { createPartQueue } from '../application/stock/part-queue.ts';
import { createShortages } from '../application/stock/shortages.ts';
import type { Config } from '../config.ts';
import { oldHolds } from '../metrics.ts';
import { createHoldStore, type RecentHolds } from '../storage/hold-store.ts';
import { createPairStore } from '../storage/pair-store.ts';
import { restockBook, saleBook } from '../storage/stock-books.ts';
import { unneededHolds } from '../storage/waiting.ts';
import { stockHandlers } from '../transport/grpc/stock-handlers.ts';
import { onOrderCancelled, onOrderPlaced, onReturnProcessed } from '../transport/kafka/on-order-events.ts';

/** Holds and their end; returns the consumed events, and what waits for a person. */
export const addStock = (
  host: Host,
  mongo: Mongo,
  config: Config,
  reading: Reading,
): { consumptions: Consumption[]; waiting: WaitingKind } => {
  const { logger } = host;
  const recent: RecentHolds = recentRecords();
  const ports = { holds: createHoldStore(mongo, recent), clock: systemClock };
  const orders = createOrders(host.peer(config.ORDERS_ADDRESS));
  host.background(watchHolds(ports.holds, systemClock, logger));
  host.background(countingPairs(createPairStore(mongo), systemClock, logger));
  const longStopMs = config.HOLD_LONG_STOP_HOURS * hourMs;
  host.background(longStop({ ...ports, orders, logger, longStopMs, count: (result) => oldHolds.inc({ result }) }));
  const hold = holdStock({
    ...ports,
    queue: createPartQueue(),
    shortages: createShortages(),
    confirmPrices: confirmPrices(reading),
  });
  const useCases = { holdStock: hold, releaseStock: releaseStock(ports) };
  host.grpc().add(StockServiceService, stockHandlers(useCases));
  const consumptions = [
    onOrderPlaced((session) => saleBook(mongo, session, recent)),
    onOrderCancelled((session) => restockBook(mongo, session)),
    onReturnProcessed((session) => restockBook(mongo, session)),
  ];
  return { consumptions, waiting: unneededHolds(mongo, orders) };
};
