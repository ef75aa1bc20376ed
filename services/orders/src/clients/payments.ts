import { deskServices } from '@southline/contracts/desk';
import { kebabWords } from '@southline/contracts/enum-words';
import { toMoney } from '@southline/contracts/money';
import { AttemptOutcome, OpenAttemptRequest, PaymentsServiceService } from '@southline/contracts/payments';
import type { Peer } from '@southline/platform/grpc';
import { currentScope, runInScope } from '@southline/platform/telemetry';
import type { Payments, PaymentsDesk } from '../domain/ports.ts';

/** Payments asks the card provider when a person decides, so the deadline is longer than that call. */
const deskTimeoutMs = 9_500;

/** Calls payments for administrators, each with the caller's own identity token. */
export const createPaymentsDesk = (peer: Peer): PaymentsDesk => {
  const client = peer.caller(deskServices.payments, { timeoutMs: deskTimeoutMs });
  const as = <Answer>(token: string, call: () => Promise<Answer>) =>
    runInScope({ requestId: '', ...currentScope(), tokenFor: async () => token }, call);
  return {
    list: (token) => as(token, () => client.listWaiting({})),
    decide: (token, decision) => as(token, () => client.decideWaiting(decision)),
  };
};

/** Longer than payments waits for the provider (8 s). */
const timeoutMs = 9_500;

const { words: outcomes } = kebabWords(AttemptOutcome);

export const createPayments = (peer: Peer): Payments => {
  const client = peer.own(PaymentsServiceService, { timeoutMs });
  return {
    open: ({ cents, ...order }) =>
      client.openAttempt(OpenAttemptRequest.fromPartial({ ...order, amount: toMoney(cents) })),
    async confirm(orderId, attempt) {
      const answer = await client.confirmAttempt({ orderId, accessCode: '', transactionNo: '', ...attempt });
      const outcome = outcomes[answer.outcome] ?? 'pending';
      const capture =
        outcome === 'captured'
          ? {
              transaction: answer.providerTransaction,
              cents: answer.captured?.cents ?? 0,
              cardLastFour: answer.cardLastFour,
            }
          : undefined;
      return { outcome, message: answer.message, capture };
    },
    async check(orderId) {
      const { captured, inFlight, providerTransaction, openTransactionNo } = await client.checkOrder({ orderId });
      return {
        inFlight,
        capture: captured ? providerTransaction : undefined,
        openAttempt: openTransactionNo || undefined,
      };
    },
    async refund(orderId, reference, reason) {
      await client.refundOrder({ orderId, reference, reason });
    },
    async refundPart({ cents, ...refund }) {
      await client.refundPayment({ ...refund, amount: toMoney(cents) });
    },
    timeline: async (orderId) => (await client.listOrderTimeline({ orderId })).entries,
  };
};
