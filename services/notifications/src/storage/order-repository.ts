import { OrderCancelled, OrderPlaced } from '@southline/contracts/events';
import { placedOrder } from '@southline/contracts/order-facts';
import type { PlacedOrder } from '@southline/kernel/order';
import type { Mongo } from '@southline/platform/mongo';
import type { MailJob } from '../domain/mail-job.ts';
import { papersOf } from '../domain/papers.ts';
import type { Orders } from '../domain/ports.ts';
import { cancellation } from '../mapping/cancellation.ts';
import { cancellations, orders, papers } from './collections.ts';

const present = <Document>(document: Document | null): Document => {
  if (!document) throw new Error('The order of a mail is not there.');
  return document;
};

const readOrder = async (mongo: Mongo, orderId: string): Promise<PlacedOrder> => {
  const { event } = present(await orders(mongo).findOne({ _id: orderId }));
  return placedOrder(OrderPlaced.decode(event.buffer));
};

const readyPapers = async (
  mongo: Mongo,
  { template, orderId }: Pick<MailJob, 'template' | 'orderId'>,
): Promise<readonly string[] | undefined> => {
  const ready = await papers(mongo).find({ orderId }).sort({ kind: 1, _id: 1 }).toArray();
  const kinds = new Set(ready.map(({ kind }) => kind));
  // A return has one, its credit note.
  const wanted = template === 'return-processed' ? 1 : papersOf(await readOrder(mongo, orderId));
  return kinds.size < wanted ? undefined : ready.map(({ _id }) => _id);
};

export const orderRepository = (mongo: Mongo): Orders => ({
  read: (orderId) => readOrder(mongo, orderId),
  async readCancellation(orderId) {
    const { event } = present(await cancellations(mongo).findOne({ _id: orderId }));
    return cancellation(OrderCancelled.decode(event.buffer));
  },
  readyPapers: (mail) => readyPapers(mongo, mail),
});
