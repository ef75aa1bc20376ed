import { createPartNames } from '@southline/clients/part-names';
import { consumingDesks } from '@southline/contracts/desk';
import { DocumentsServiceService } from '@southline/contracts/documents';
import { documentsStaffActed } from '@southline/contracts/events';
import { ownDataServices } from '@southline/contracts/own-data';
import { parkedDesk, serveConsumingDesk } from '@southline/platform/desk';
import { startHost } from '@southline/platform/host';
import { startWorker } from '@southline/platform/jobs';
import { serveOwnData } from '@southline/platform/own-data';
import { makeCreditNote } from './application/make-credit-note.ts';
import { makeMailedPaper, renderBackoff } from './application/make-mailed-paper.ts';
import { makeParcelList } from './application/make-parcel-list.ts';
import { makeRequestedPaper } from './application/make-requested-paper.ts';
import type { Config } from './config.ts';
import { isCredit, isParcel, type RenderJob, renderJob } from './domain/render-job.ts';
import { renderer } from './render/renderer.ts';
import { forgetOrder } from './storage/forget-order.ts';
import { invoiceNumberSeries } from './storage/invoice-numbers.ts';
import { joinOrder } from './storage/join-order.ts';
import {
  createCreditRepository,
  createOrderIntake,
  createOrderRepository,
  createParcelRepository,
  recentOrders,
} from './storage/order-repository.ts';
import { orderTimeline } from './storage/order-timeline.ts';
import { ownData } from './storage/own-data.ts';
import { createPaperRepository } from './storage/paper-repository.ts';
import { documentsNotMade } from './storage/waiting.ts';
import { documentsHandlers } from './transport/grpc/handlers.ts';
import {
  onDeliveryChanged,
  onOrderCancelled,
  onOrderDispatched,
  onOrderForgotten,
  onOrderJoined,
  onOrderPlaced,
  onReturnProcessed,
} from './transport/kafka/on-order-events.ts';

/** Documents that are claimed, read and stored together. Each takes about 5 ms of processor time to render. */
const papersAtOnce = 20;

export interface Overrides {
  /** Called between rendering and storing a document, for tests that stop the process there. */
  readonly afterRender?: (orderId: string) => Promise<void>;
}

export const createDocumentsService = (config: Config, signal?: AbortSignal, overrides: Overrides = {}) =>
  startHost(
    'documents',
    config,
    async (host) => {
      const mongo = await host.mongo(config.MONGO_URL);
      const broker = host.broker(config.KAFKA_BROKERS);
      const supplier = { name: config.SUPPLIER_NAME, abn: config.SUPPLIER_ABN, address: config.SUPPLIER_ADDRESS };
      const names = createPartNames(host.peer(config.CONTENT_ADDRESS), host.logger);
      const recent = recentOrders();
      const orders = createOrderRepository(mongo, recent);
      const credits = createCreditRepository(mongo);
      const parcels = createParcelRepository(mongo);
      const papers = createPaperRepository(mongo);
      const invoiceNumbers = invoiceNumberSeries(mongo, recent.invoiceNumbers);
      const making = { orders, papers, invoiceNumbers, names, supplier, renderer, afterRender: overrides.afterRender };
      const makeMailed = makeMailedPaper(making);
      const makeRequested = makeRequestedPaper(making);
      const makeNote = makeCreditNote({ ...making, credits });
      const makeList = makeParcelList({ ...making, parcels });
      host.relay(mongo, broker);
      host.background(
        startWorker<RenderJob>({
          mongo,
          logger: host.logger,
          kind: renderJob,
          leaseMs: config.JOB_LEASE_MS,
          backoff: renderBackoff,
          atOnce: papersAtOnce,
          sideBySide: papersAtOnce,
          run: (job, { tries }) => {
            if (isParcel(job)) return makeList(job);
            return isCredit(job) ? makeNote(job) : makeMailed(job, tries > 1);
          },
        }),
      );
      const intake = createOrderIntake(mongo, supplier, recent);
      host.consume(mongo, broker, [
        onOrderPlaced(intake),
        onOrderDispatched(intake),
        onOrderCancelled(intake),
        onDeliveryChanged(intake),
        onReturnProcessed(intake),
        onOrderForgotten(forgetOrder(mongo)),
        onOrderJoined(joinOrder(mongo)),
      ]);
      host.grpc().add(
        DocumentsServiceService,
        documentsHandlers(
          {
            orders,
            credits,
            parcels,
            papers,
            makeRequested,
            names,
            renderer,
            invoiceNumbers,
            timeline: orderTimeline(mongo),
          },
          supplier,
        ),
      );
      serveConsumingDesk(host.grpc(), consumingDesks.documents, parkedDesk(mongo, documentsStaffActed), [
        documentsNotMade(mongo),
      ]);
      serveOwnData(host.grpc(), ownDataServices.documents, ownData(mongo));
      await host.listen(config.GRPC_PORT);
    },
    signal,
  );
