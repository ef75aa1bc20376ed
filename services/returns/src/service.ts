import { consumingDesks } from '@southline/contracts/desk';
import { returnsStaffActed } from '@southline/contracts/events';
import { ownDataServices } from '@southline/contracts/own-data';
import { ReturnsServiceService } from '@southline/contracts/returns';
import { systemClock } from '@southline/kernel/clock';
import { parkedDesk, serveConsumingDesk } from '@southline/platform/desk';
import { startHost } from '@southline/platform/host';
import { randomId } from '@southline/platform/ids';
import { startWorker } from '@southline/platform/jobs';
import { forgetting, onMemberClosed, serveOwnData } from '@southline/platform/own-data';
import { countOpenWork } from './application/count-open-work.ts';
import type { Ports } from './application/ports.ts';
import { refundBackoff, refundReturn } from './application/refund-return.ts';
import { createOrders } from './clients/orders.ts';
import { createPayments } from './clients/payments.ts';
import type { Config } from './config.ts';
import { type EndExchangeJob, endExchangeKind } from './domain/exchange-job.ts';
import { type RefundJob, refundJobKind } from './domain/refund-job.ts';
import { photoPorts } from './photos.ts';
import { forgetMember } from './storage/forget-member.ts';
import { joinOrder } from './storage/join-order.ts';
import { ownData } from './storage/own-data.ts';
import { createReturnNumbers } from './storage/return-numbers.ts';
import { createReturnRepository, createReturnsInEvent } from './storage/return-repository.ts';
import { createReturnViews } from './storage/return-views.ts';
import { waitingKinds } from './storage/waiting.ts';
import { returnsHandlers } from './transport/grpc/handlers.ts';
import { photoHandlers } from './transport/grpc/photo-handlers.ts';
import { onOrderJoined } from './transport/kafka/on-order-joined.ts';
import { onPaymentEvents } from './transport/kafka/on-payment-events.ts';

export const createReturnsService = (config: Config, signal?: AbortSignal) =>
  startHost(
    'returns',
    config,
    async (host) => {
      const mongo = await host.mongo(config.MONGO_URL);
      const broker = host.broker(config.KAFKA_BROKERS);
      const orders = createOrders(host.peer(config.ORDERS_ADDRESS));
      const payments = createPayments(host.peer(config.PAYMENTS_ADDRESS));
      const ports: Ports = {
        returns: createReturnRepository(mongo),
        views: createReturnViews(mongo),
        orders,
        payments,
        numbers: createReturnNumbers(mongo),
        clock: systemClock,
        ids: { next: randomId },
        secondPersonAboveCents: config.SECOND_PERSON_ABOVE_CENTS,
      };
      host.relay(mongo, broker);
      host.background(countOpenWork(ports, host.logger));
      host.background(
        startWorker<RefundJob>({
          mongo,
          logger: host.logger,
          kind: refundJobKind,
          leaseMs: config.JOB_LEASE_MS,
          backoff: refundBackoff,
          run: refundReturn(ports),
        }),
      );
      host.background(
        startWorker<EndExchangeJob>({
          mongo,
          logger: host.logger,
          kind: endExchangeKind,
          leaseMs: config.JOB_LEASE_MS,
          backoff: refundBackoff,
          run: async ({ itemId }) => {
            await orders.endExchange(itemId);
            return undefined;
          },
        }),
      );
      host.consume(mongo, broker, [
        ...onPaymentEvents((session) => createReturnsInEvent(mongo, session)),
        onMemberClosed('returns', mongo),
        onOrderJoined(joinOrder(mongo)),
      ]);
      host
        .grpc()
        .add(ReturnsServiceService, { ...returnsHandlers(ports), ...photoHandlers(photoPorts(host, mongo, config)) });
      host.background(forgetting(mongo, host.logger, forgetMember(mongo)));
      serveConsumingDesk(
        host.grpc(),
        consumingDesks.returns,
        parkedDesk(mongo, returnsStaffActed),
        waitingKinds(ports.views),
      );
      serveOwnData(host.grpc(), ownDataServices.returns, ownData(mongo));
      await host.listen(config.GRPC_PORT);
    },
    signal,
  );
