import { kebabWords } from '@southline/contracts/enum-words';
import { toMoney } from '@southline/contracts/money';
import { FoundOutcome, PaymentsServiceService, RefundOutcome } from '@southline/contracts/payments';
import type { Peer } from '@southline/platform/grpc';
import type { Reconciliation } from '../domain/reconciling.ts';

/** A list of a period takes many calls to the provider. */
const listTimeoutMs = 10 * 60_000;

const { words: outcomes } = kebabWords(FoundOutcome);
const { words: refundOutcomes } = kebabWords(RefundOutcome);

export const createReconciliation = (peer: Peer): Reconciliation => {
  const client = peer.own(PaymentsServiceService, { timeoutMs: listTimeoutMs });
  return {
    async unrecorded(from, to, transactions) {
      const period = { from: from.toISOString(), to: to.toISOString() };
      const answer = await client.findUnrecorded({ ...period, providerTransactions: [...transactions] });
      const found = answer.captures.map(({ providerTransaction, orderId, orderNo, amount, customer }) => ({
        transaction: providerTransaction,
        orderId,
        orderNo,
        cents: amount?.cents ?? 0,
        buyer: {
          firstName: customer?.firstName ?? '',
          lastName: customer?.lastName ?? '',
          email: customer?.email ?? '',
        },
      }));
      return { checked: answer.checked, found };
    },
    async record(providerTransaction, orderCents, reason) {
      const orderTotal = orderCents === undefined ? undefined : toMoney(orderCents);
      const { outcome } = await client.recordFound({ providerTransaction, orderTotal, reason });
      return outcomes[outcome] ?? 'review';
    },
    async refunds(from, to, transactions) {
      const period = { from: from.toISOString(), to: to.toISOString() };
      const answer = await client.compareRefunds({ ...period, providerTransactions: [...transactions] });
      const differences = answer.differences.map(({ reference, orderId, orderNo, amount, outcome, problem }) => ({
        reference,
        orderId,
        orderNo,
        cents: amount?.cents ?? 0,
        outcome: refundOutcomes[outcome] ?? 'review',
        problem,
      }));
      return { checked: answer.checked, differences };
    },
    async unexplainedRefunds() {
      const now = new Date().toISOString();
      const { unexplained } = await client.compareRefunds({ from: now, to: now, providerTransactions: [] });
      return unexplained.map(({ orderId, providerTransaction: transaction }) => ({ orderId, transaction }));
    },
  };
};
