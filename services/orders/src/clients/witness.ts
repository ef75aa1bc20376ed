import { FoundOutcome as Outcome, PaymentsServiceService } from '@southline/contracts/payments';
import { createGrpcClient, type PeerCredentials } from '@southline/platform/grpc';
import type { FoundOutcome, Witness } from '../domain/reconciling.ts';

/** A period's list is many questions to the provider. */
const listTimeoutMs = 10 * 60_000;

const outcomes: Partial<Record<Outcome, FoundOutcome>> = {
  [Outcome.FOUND_OUTCOME_KEPT]: 'kept',
  [Outcome.FOUND_OUTCOME_RETURNED]: 'returned',
};

export const createWitness = (
  address: string,
  token: () => Promise<string>,
  credentials: PeerCredentials,
): Witness & { close(): void } => {
  const client = createGrpcClient(PaymentsServiceService, {
    ...{ address, token, credentials, timeoutMs: listTimeoutMs },
    retryable: ['findUnrecorded', 'recordFound'],
  });
  return {
    async unrecorded(from, to, transactions) {
      const period = { from: from.toISOString(), to: to.toISOString() };
      const answer = await client.findUnrecorded({ ...period, providerTransactions: [...transactions] });
      const found = answer.captures.map(({ providerTransaction, orderId, orderNo, amount, customer }) => ({
        ...{ transaction: providerTransaction, orderId, orderNo, cents: amount?.cents ?? 0 },
        buyer: {
          firstName: customer?.firstName ?? '',
          lastName: customer?.lastName ?? '',
          email: customer?.email ?? '',
        },
      }));
      return { checked: answer.checked, found };
    },
    async record(providerTransaction, orderCents, reason) {
      const orderTotal = orderCents === undefined ? undefined : { cents: orderCents, currency: 'AUD' };
      const { outcome } = await client.recordFound({ providerTransaction, orderTotal, reason });
      return outcomes[outcome] ?? 'review';
    },
    close: () => client.close(),
  };
};
