import { consumingDesks } from '@southline/contracts/desk';
import { returnsStaffActed } from '@southline/contracts/events';
import { ownDataServices } from '@southline/contracts/own-data';
import { ReturnsServiceService } from '@southline/contracts/returns';
import { systemClock } from '@southline/kernel/clock';
import { parkedDesk, serveConsumingDesk } from '@southline/platform/desk';
import { type Host, startHost } from '@southline/platform/host';
import { randomId } from '@southline/platform/ids';
import { startWorker } from '@southline/platform/jobs';
import { repeat } from '@southline/platform/lifecycle';
import type { Mongo } from '@southline/platform/mongo';
import { forgetting, onMemberClosed, serveOwnData } from '@southline/platform/own-data';
import { uploadFiles } from '@southline/uploads/buckets';
import { clamdScanner } from '@southline/uploads/clamd';
import { cleanPicture } from '@southline/uploads/clean-picture';
import { picturesAndPdf, recogniser, type TakenTypes } from '@southline/uploads/recognise';
import { bulkhead } from 'cockatiel';
import { countOpenWork } from './application/count-open-work.ts';
import { sweepPhotos } from './application/photos.ts';
import type { Ports } from './application/ports.ts';
import { refundBackoff, refundReturn } from './application/refund-return.ts';
import { createOrders } from './clients/orders.ts';
import { createPayments } from './clients/payments.ts';
import type { Config } from './config.ts';
import { type EndExchangeJob, endExchangeKind } from './domain/exchange-job.ts';
import type { PhotoPorts } from './domain/photo-ports.ts';
import { type RefundJob, refundJobKind } from './domain/refund-job.ts';
import { photoBuckets } from './storage/collections.ts';
import { forgetMember } from './storage/forget-member.ts';
import { joinOrder } from './storage/join-order.ts';
import { ownData } from './storage/own-data.ts';
import { createPhotoRepository } from './storage/photo-repository.ts';
import { createReturnNumbers } from './storage/return-numbers.ts';
import { createReturnRepository, createReturnsInEvent } from './storage/return-repository.ts';
import { createReturnViews } from './storage/return-views.ts';
import { waitingKinds } from './storage/waiting.ts';
import { returnsHandlers } from './transport/grpc/handlers.ts';
import { photoHandlers } from './transport/grpc/photo-handlers.ts';
import { onOrderJoined, onPaymentEvents } from './transport/kafka/on-payment-events.ts';

/** How many files are scanned and re-encoded at the same time. Other uploads wait. */
const atWork = 4;

const file = (...endings: readonly string[]) => ({ endings, picture: false });
const picture = (...endings: readonly string[]) => ({ endings, picture: true });

/**
 * The file types that the specification lists. Files that cannot be re-encoded as pictures are offered as downloads only,
 * among them SVG, which can run scripts.
 */
const takenTypes: TakenTypes = {
  ...picturesAndPdf,
  'image/avif': picture('avif'),
  'image/tiff': picture('tif', 'tiff'),
  'image/svg+xml': file('svg'),
  'image/bmp': file('bmp'),
  'image/x-icon': file('ico', 'cur'),
  // Illustrator writes PDF; older versions write PostScript.
  'application/pdf': file('pdf', 'ai'),
  'application/postscript': file('ai'),
  'application/eps': file('ai'),
};

/** Photos of requests: their storage, and the sweep of photos without a request. */
const photoPorts = (host: Host, mongo: Mongo, { SCANNER_ADDRESS, SWEEP_MS }: Config): PhotoPorts => {
  const workers = bulkhead(atWork, Number.POSITIVE_INFINITY);
  const ports: PhotoPorts = {
    photos: createPhotoRepository(mongo),
    files: uploadFiles(mongo, photoBuckets),
    recognise: recogniser(takenTypes),
    cleanPicture,
    scan: SCANNER_ADDRESS === undefined ? undefined : clamdScanner(SCANNER_ADDRESS, host.logger),
    limited: (work) => workers.execute(work),
    clock: systemClock,
    ids: { next: randomId },
  };
  host.background(repeat('loose photos', SWEEP_MS, host.logger, async () => (await sweepPhotos(ports)) > 0));
  return ports;
};

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
