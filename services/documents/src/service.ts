import { DocumentsServiceService } from '@southline/contracts/documents';
import { people, service } from '@southline/platform/grpc';
import { startHost } from '@southline/platform/host';
import { startWorker } from '@southline/platform/jobs';
import { makePaper, renderBackoff } from './application/make-paper.ts';
import { type RenderJob, renderJob } from './application/queue-papers.ts';
import type { Config } from './config.ts';
import { handlers } from './transport/grpc/handlers.ts';
import { onOrderPlaced } from './transport/kafka/on-order-placed.ts';

export interface Overrides {
  /** Called between rendering a paper and keeping it; for tests that stop the process there. */
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
      host.relay(mongo, broker);
      const worker = host.background(
        startWorker<RenderJob>({
          mongo,
          logger: host.logger,
          kind: renderJob,
          leaseMs: config.JOB_LEASE_MS,
          backoff: renderBackoff,
          run: makePaper({ mongo, supplier, afterRender: overrides.afterRender }),
        }),
      );
      host.consume(mongo, broker, [onOrderPlaced(mongo, worker.wake)]);
      host.grpc().add(DocumentsServiceService, handlers(mongo, supplier, worker.wake), {
        findDocument: people,
        readDocument: service('bff', 'notifications'),
        renderOrderList: people,
      });
      await host.listen(config.GRPC_PORT);
    },
    signal,
  );
