import { deskServices } from '@southline/contracts/desk';
import { paymentsStaffActed } from '@southline/contracts/events';
import { PaymentsServiceService } from '@southline/contracts/payments';
import { type Decide, serveDesk, withSecondPerson } from '@southline/platform/desk';
import { startHost } from '@southline/platform/host';
import { startWorker } from '@southline/platform/jobs';
import { carryOutRefund } from './application/carry-out-refund.ts';
import { checkOrder } from './application/check-order.ts';
import { compareRefunds } from './application/compare-refunds.ts';
import { confirmAttempt } from './application/confirm-attempt.ts';
import { countOpenWork } from './application/count-open-work.ts';
import { type Decision, decideReview } from './application/decide-review.ts';
import { openAttempt } from './application/open-attempt.ts';
import { findUnrecorded, recordFound } from './application/record-found.ts';
import { refundPayment, retryRefund } from './application/refund-payment.ts';
import { createSettleAttempt } from './application/settle-attempt.ts';
import { watchAttempts } from './application/watch-attempts.ts';
import { compose } from './compose.ts';
import type { Config } from './config.ts';
import { type RefundJob, refundJobKind } from './domain/refund-job.ts';
import { refundRetryMs } from './domain/schedule.ts';
import { orderTimeline } from './storage/order-timeline.ts';
import { unknownPayments } from './storage/unknown-payments.ts';
import { waitingKinds } from './storage/waiting.ts';
import { paymentsHandlers } from './transport/grpc/handlers.ts';

const minuteMs = 60_000;
const leaseMarginMs = 5_000;
/** Several at once, because the provider may take a minute for each. */
const parallelRefunds = 8;

export const createPaymentsService = (config: Config, signal?: AbortSignal) =>
  startHost(
    'payments',
    config,
    async (host) => {
      const mongo = await host.mongo(config.MONGO_URL);
      const broker = host.broker(config.KAFKA_BROKERS);
      const timeoutMs = config.PAYMENT_PROVIDER_TIMEOUT_MS;
      const context = compose(config, mongo, host.logger);
      const settle = createSettleAttempt(context);
      const carryOut = carryOutRefund(context);

      host.relay(mongo, broker);
      host.background(watchAttempts(context, settle));
      host.background(
        startWorker<RefundJob>({
          mongo,
          logger: host.logger,
          kind: refundJobKind,
          // One run makes at most five queries to the provider, in addition to the refund.
          leaseMs: 5 * timeoutMs + config.PAYMENT_REFUND_TIMEOUT_MS + leaseMarginMs,
          parallel: parallelRefunds,
          backoff: (tries) => refundRetryMs(tries, config.RECONCILE_SCALE),
          run: ({ reference }) => carryOut(reference),
        }),
      );
      host.background(countOpenWork(context));

      host.grpc().add(
        PaymentsServiceService,
        paymentsHandlers({
          openAttempt: openAttempt(context, settle, () => host.switches.refuse('payments-off')),
          confirmAttempt: confirmAttempt(context, settle),
          checkOrder: checkOrder(context, settle),
          refundPayment: refundPayment(context),
          retryRefund: retryRefund(context),
          findUnrecorded: findUnrecorded(context),
          recordFound: recordFound(context, settle),
          compareRefunds: compareRefunds(context),
          orderTimeline: orderTimeline(mongo),
        }),
      );
      const { accept, refund, retry } = decideReview(context);
      const byKey =
        (decide: (decision: Decision) => Promise<string>): Decide =>
        ({ key: target, by, reason }) =>
          decide({ target, by, reason });
      const decisions = { accept: byKey(accept), refund: byKey(refund), retry: byKey(retry) };
      const second = { declaration: paymentsStaffActed, aboveCents: config.SECOND_PERSON_ABOVE_CENTS };
      const kinds = waitingKinds(context, decisions).map((kind) => withSecondPerson(mongo, kind, second));
      const unknown = unknownPayments(mongo, config.UNKNOWN_PAYMENT_MINUTES * minuteMs);
      serveDesk(host.grpc(), deskServices.payments, [...kinds, unknown]);
      await host.listen(config.GRPC_PORT);
    },
    signal,
  );
