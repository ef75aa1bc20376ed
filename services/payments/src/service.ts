import { PaymentsServiceService } from '@southline/contracts/payments';
import { systemClock } from '@southline/kernel/clock';
import { service } from '@southline/platform/grpc';
import { startHost } from '@southline/platform/host';
import { startWorker } from '@southline/platform/jobs';
import { carryOutRefund } from './application/carry-out-refund.ts';
import { checkOrder } from './application/check-order.ts';
import { confirmAttempt } from './application/confirm-attempt.ts';
import type { Context } from './application/context.ts';
import { countOpenWork } from './application/count-open-work.ts';
import { findUnrecorded } from './application/find-unrecorded.ts';
import { openAttempt } from './application/open-attempt.ts';
import { recordFound } from './application/record-found.ts';
import { refundOrder } from './application/refund-order.ts';
import { createSettleAttempt } from './application/settle-attempt.ts';
import { watchAttempts } from './application/watch-attempts.ts';
import { createProvider } from './clients/provider.ts';
import type { Config } from './config.ts';
import { refundRetryMs } from './domain/schedule.ts';
import { type RefundJob, refundJobKind } from './refund-job.ts';
import { createAttempts } from './storage/attempts.ts';
import { createBooks } from './storage/books.ts';
import { createSealer } from './storage/seal.ts';
import { paymentsHandlers } from './transport/grpc/handlers.ts';

const hourMs = 3_600_000;
const leaseMarginMs = 5_000;

export const createPaymentsService = (config: Config, signal?: AbortSignal) =>
  startHost(
    'payments',
    config,
    async (host) => {
      const mongo = await host.mongo(config.MONGO_URL);
      const broker = host.broker(config.KAFKA_BROKERS);
      const timeoutMs = config.PAYMENT_PROVIDER_TIMEOUT_MS;
      const scale = config.RECONCILE_SCALE;
      const sealer = createSealer(config.ATTEMPT_ENCRYPTION_KEY, config.ATTEMPT_DECRYPTION_KEYS);
      const context: Context = {
        attempts: createAttempts(mongo, sealer),
        books: createBooks(mongo, sealer),
        provider: createProvider({
          url: config.PAYMENT_PROVIDER_URL,
          key: config.PAYMENT_PROVIDER_KEY,
          password: config.PAYMENT_PROVIDER_PASSWORD,
          timeoutMs,
        }),
        clock: systemClock,
        logger: host.logger,
        settings: {
          providerTimeoutMs: timeoutMs,
          codeLifetimeMs: config.ACCESS_CODE_LIFETIME_HOURS * hourMs,
          scale,
          publicUrl: config.PUBLIC_URL,
        },
      };
      const settle = createSettleAttempt(context);
      const carryOut = carryOutRefund(context);

      host.relay(mongo, broker);
      host.background(watchAttempts(context, settle));
      host.background(
        startWorker<RefundJob>({
          mongo,
          logger: host.logger,
          kind: refundJobKind,
          // A run asks the provider three times at most.
          leaseMs: 3 * timeoutMs + leaseMarginMs,
          backoff: (tries) => refundRetryMs(tries, scale),
          run: ({ reference }) => carryOut(reference),
        }),
      );
      host.background(countOpenWork(context));

      const orders = service('orders');
      host.grpc().add(
        PaymentsServiceService,
        paymentsHandlers({
          openAttempt: openAttempt(context, settle),
          confirmAttempt: confirmAttempt(context, settle),
          checkOrder: checkOrder(context, settle),
          refundOrder: refundOrder(context),
          findUnrecorded: findUnrecorded(context),
          recordFound: recordFound(context, settle),
        }),
        {
          findUnrecorded: orders,
          recordFound: orders,
          openAttempt: orders,
          confirmAttempt: orders,
          checkOrder: orders,
          refundOrder: orders,
        },
      );
      await host.listen(config.GRPC_PORT);
    },
    signal,
  );
