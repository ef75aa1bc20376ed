import { capturesOf, type JournalEntry, numbersIn, readJournal } from '@southline/audit/journal';
import { DocumentReady, documentReady } from '@southline/contracts/events';
import { createBroker, readSince } from '@southline/platform/kafka';
import { createLogger } from '@southline/platform/logger';
import type { Stack } from '../../tools/start/stack.ts';
import type { Databases } from './copy.ts';

const repeats = (pairs: readonly (readonly [string, string])[]): number => {
  const holders = new Map<string, Set<string>>();
  for (const [name, holder] of pairs) holders.set(name, (holders.get(name) ?? new Set()).add(holder));
  return [...holders.values()].filter(({ size }) => size > 1).length;
};

interface Owed {
  readonly returnNo: string;
  readonly state: string;
}
interface Booked {
  readonly _id: string;
  readonly cents: number;
  readonly refundTransaction?: string;
  readonly foundAs?: string;
  readonly state: string;
}

/**
 * The provider's refunds and the ledger's, one by one. Lost: a completed return, or a settled refund, without its money. Doubled:
 * money went back from a payment that was kept, and no refund of ours is the reason.
 */
const refundsIn = async ({ payments, returns }: Databases, journal: readonly JournalEntry[]) => {
  const kept = await payments.db
    .collection<{ providerTransaction: string }>('ledger')
    .find({ kind: 'capture' })
    .toArray();
  const captured = new Set(kept.map(({ providerTransaction }) => providerTransaction));
  const made = new Map(
    journal
      .filter(({ type, originalTransactionId }) => type === 'refunded' && captured.has(String(originalTransactionId)))
      .map(({ transactionId, amount }) => [String(transactionId), amount]),
  );
  const booked = await payments.db
    .collection<Booked>('refunds')
    .find({ foundAs: { $exists: false } })
    .toArray();
  const settled = booked.filter(({ state }) => state === 'SETTLED');
  const explained = new Map(settled.map((refund) => [refund.refundTransaction ?? '', refund]));
  const paid = new Set(
    settled
      .filter(({ refundTransaction = '', cents }) => made.get(refundTransaction) === cents)
      .filter((refund) => explained.get(refund.refundTransaction ?? '') === refund)
      .map(({ _id }) => _id),
  );
  const completed = await returns.db.collection<Owed>('returns').find({ state: 'Completed' }).toArray();
  const promised = new Set([...settled.map(({ _id }) => _id), ...completed.map(({ returnNo }) => returnNo)]);
  return {
    refundsMade: made.size,
    returnsCompleted: completed.length,
    refundsDoubled: [...made.keys()].filter((transaction) => !explained.has(transaction)).length,
    refundsLost: [...promised].filter((reference) => !paid.has(reference)).length,
  };
};

/** What left the house, by those who outlive a restore: the provider and the topics. */
export const witnessed = async ({ facts }: Stack, databases: Databases) => {
  const { orders } = databases;
  const journal = await readJournal(facts.urls.provider);
  const captures = capturesOf(journal);
  const known = await orders.db.collection<{ _id: string; state: string; orderNo: string }>('orders').find().toArray();
  const placed = new Set(known.filter(({ state }) => state === 'Placed').map(({ _id }) => _id));
  const broker = createBroker('documents', facts.urls.kafka.split(','), createLogger('drill', 'error'));
  const ready = await readSince(broker, 'documents', documentReady.topic, new Date(0));
  await broker.close();
  const invoices = ready.map(({ value }) => DocumentReady.decode(value)).filter(({ invoiceNo }) => invoiceNo !== '');
  const numbers = [...numbersIn(journal), ...known.map(({ _id, orderNo }) => ({ orderId: _id, orderNo }))];
  return {
    ...(await refundsIn(databases, journal)),
    captures: captures.length,
    refunded: captures.filter(({ cents, refundedCents }) => cents === refundedCents).length,
    unexplained: captures.filter(({ orderId, cents, refundedCents }) => cents > refundedCents && !placed.has(orderId))
      .length,
    placed: placed.size,
    orderNumbersTwice: repeats(numbers.map(({ orderNo, orderId }) => [orderNo, orderId])),
    invoiceNumbersTwice: repeats(invoices.map(({ invoiceNo, orderId }) => [invoiceNo, orderId])),
    invoicesOfOneOrder: repeats(invoices.map(({ orderId, invoiceNo }) => [orderId, invoiceNo])),
  };
};
