import { capturesOf, numbersIn, readJournal } from '@southline/audit/journal';
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

/** What left the house, by those who outlive a restore: the provider and the topics. */
export const witnessed = async ({ facts }: Stack, { orders }: Databases) => {
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
