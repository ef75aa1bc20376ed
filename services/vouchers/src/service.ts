import { createOrders, longStop } from '@southline/clients/old-holds';
import { consumingDesks } from '@southline/contracts/desk';
import { vouchersStaffActed } from '@southline/contracts/events';
import { ownDataServices } from '@southline/contracts/own-data';
import { VouchersServiceService } from '@southline/contracts/vouchers';
import { hourMs, systemClock } from '@southline/kernel/clock';
import { parkedDesk, serveConsumingDesk } from '@southline/platform/desk';
import { startHost } from '@southline/platform/host';
import { repeat } from '@southline/platform/lifecycle';
import { serveOwnData } from '@southline/platform/own-data';
import { identifyBuyers } from './application/identify-buyers.ts';
import { readBuyers } from './clients/orders.ts';
import type { Config } from './config.ts';
import { oldHolds } from './metrics.ts';
import { createHoldRepository, redemptions } from './storage/hold-repository.ts';
import { ownData } from './storage/own-data.ts';
import { createVoucherRepository } from './storage/voucher-repository.ts';
import { vouchersHandlers } from './transport/grpc/handlers.ts';
import { onOrderCancelled, onOrderPlaced } from './transport/kafka/on-order-events.ts';

const identifyEveryMs = 60_000;

export const createVouchersService = (config: Config, signal?: AbortSignal) =>
  startHost(
    'vouchers',
    config,
    async (host) => {
      const mongo = await host.mongo(config.MONGO_URL);
      const broker = host.broker(config.KAFKA_BROKERS);
      const ports = {
        vouchers: createVoucherRepository(mongo),
        holds: createHoldRepository(mongo),
        clock: systemClock,
      };
      const orders = host.peer(config.ORDERS_ADDRESS);
      const longStopMs = config.HOLD_LONG_STOP_HOURS * hourMs;
      const count = (result: string) => oldHolds.inc({ result });
      host.background(longStop({ ...ports, orders: createOrders(orders), logger: host.logger, longStopMs, count }));
      const identify = identifyBuyers(ports, readBuyers(orders));
      host.background(repeat('buyers of uses', identifyEveryMs, host.logger, identify));
      host.relay(mongo, broker);
      host.consume(mongo, broker, [
        onOrderPlaced((session) => redemptions(mongo, session)),
        onOrderCancelled((session) => redemptions(mongo, session)),
      ]);
      host.grpc().add(VouchersServiceService, vouchersHandlers(ports));
      serveConsumingDesk(host.grpc(), consumingDesks.vouchers, parkedDesk(mongo, vouchersStaffActed));
      serveOwnData(host.grpc(), ownDataServices.vouchers, ownData(mongo));
      await host.listen(config.GRPC_PORT);
    },
    signal,
  );
