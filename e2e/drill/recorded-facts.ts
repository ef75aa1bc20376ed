import { capturesOf, type JournalEntry, numbersIn, readJournal } from '@southline/audit/journal';
import { isPlaced, readOrders } from '@southline/audit/orders';
import { DocumentReady, documentReady, ReturnRequested, returnRequested } from '@southline/contracts/events';
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
  readonly state: string;
  readonly refundTransaction?: string;
  readonly foundAs?: string;
}

/** The values that more than one entry has. */
const repeated = (values: readonly string[]): number => values.length - new Set(values).size;

/**
 * Refunds that the provider made too often: with a reference that another one has, for a second return of an order (each
 * has one return), or of a capture that holds less than its refunds.
 */
const doubledIn = (journal: readonly JournalEntry[], refunds: readonly JournalEntry[]): number => {
  const references = refunds.flatMap(({ invoiceReference }) => invoiceReference || []);
  const ofReturns = refunds.filter(({ invoiceReference = '' }) => invoiceReference.startsWith('SR'));
  const overdrawn = capturesOf(journal).filter(({ cents, refundedCents }) => refundedCents > cents);
  return (
    repeated(references) +
    repeated(ofReturns.map(({ originalTransactionId }) => String(originalTransactionId))) +
    overdrawn.length
  );
};

/**
 * The provider's refunds and those of payments, one by one. Lost: a completed return, or a settled refund, without its
 * money. Unrecorded: the provider made it, payments does not know it.
 */
const refundsIn = async ({ payments, returns }: Databases, journal: readonly JournalEntry[]) => {
  const entries = journal.filter(({ type }) => type === 'refunded');
  const made = new Map(entries.map(({ transactionId, amount }) => [String(transactionId), amount]));
  const settled = await payments.db
    .collection<Booked>('refunds')
    .find({ state: 'SETTLED', foundAs: { $exists: false } })
    .toArray();
  const explained = new Map(settled.map((refund) => [refund.refundTransaction ?? '', refund]));
  const paid = new Set(
    [...explained].filter(([transaction, { cents }]) => made.get(transaction) === cents).map(([, { _id }]) => _id),
  );
  const completed = await returns.db.collection<Owed>('returns').find({ state: 'Completed' }).toArray();
  const promised = new Set([...settled.map(({ _id }) => _id), ...completed.map(({ returnNo }) => returnNo)]);
  return {
    refundsMade: made.size,
    returnsCompleted: completed.length,
    refundsDoubled: doubledIn(journal, entries),
    refundsLost: [...promised].filter((reference) => !paid.has(reference)).length,
    refundsUnrecorded: [...made.keys()].filter((transaction) => !explained.has(transaction)).length,
  };
};

/** What left the house, by those who outlive a restore: the provider and the topics. */
export const recordedFacts = async ({ facts }: Stack, databases: Databases) => {
  const { orders } = databases;
  const journal = await readJournal(facts.urls.provider);
  const captures = capturesOf(journal);
  const known = await readOrders(orders.db);
  const placed = new Set(known.filter(isPlaced).map(({ _id }) => _id));
  const broker = createBroker('documents', facts.urls.kafka.split(','), createLogger('drill', 'error'));
  const ready = await readSince(broker, 'documents', documentReady.topic, new Date(0));
  const requested = await readSince(broker, 'documents', returnRequested.topic, new Date(0));
  await broker.close();
  const returns = requested.map(({ value }) => ReturnRequested.decode(value));
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
    returnNumbersTwice: repeats(returns.map(({ returnNo, returnId }) => [returnNo, returnId])),
    invoicesOfOneOrder: repeats(invoices.map(({ orderId, invoiceNo }) => [orderId, invoiceNo])),
  };
};
