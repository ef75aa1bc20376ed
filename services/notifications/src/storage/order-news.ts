import { OrderPlaced } from '@southline/contracts/events';
import { placedOrder } from '@southline/contracts/order-facts';
import type { Mongo } from '@southline/platform/mongo';
import { isAboutReturn } from '../domain/mail-key.ts';
import { newsOf } from '../domain/order-news.ts';
import { papersOf } from '../domain/papers.ts';
import type { News } from '../domain/ports.ts';
import { mails, orders, papers } from './collections.ts';

/**
 * When the last document of an order was ready; undefined while one is missing, and for documents recorded without a time.
 */
const papersReadyAt = async (mongo: Mongo, orderId: string): Promise<Date | undefined> => {
  const [order, ready] = await Promise.all([
    orders(mongo).findOne({ _id: orderId }),
    papers(mongo).find({ orderId }).toArray(),
  ]);
  const times = ready.flatMap(({ readyAt }) => (readyAt ? [readyAt.getTime()] : []));
  if (!order || times.length < papersOf(placedOrder(OrderPlaced.decode(order.event.buffer)))) return undefined;
  return new Date(Math.max(...times));
};

export const orderNews = (mongo: Mongo): News => ({
  async of(orderId) {
    const [sent, ready] = await Promise.all([
      mails(mongo).find({ orderId, state: 'sent' }).toArray(),
      papersReadyAt(mongo, orderId),
    ]);
    const told = sent.flatMap(({ _id, template, sentAt }) =>
      sentAt && !isAboutReturn(template) ? [{ key: _id, template, sentAt }] : [],
    );
    return newsOf(told, ready);
  },
});
