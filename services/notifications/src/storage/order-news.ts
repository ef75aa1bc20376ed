import { OrderPlaced } from '@southline/contracts/events';
import { placedOrder } from '@southline/contracts/order-facts';
import type { Mongo } from '@southline/platform/mongo';
import { isAboutReturn } from '../domain/mail-key.ts';
import { newsOf } from '../domain/order-news.ts';
import type { News } from '../domain/ports.ts';
import { mailedKind } from '../mapping/mailed-document.ts';
import { mails, orders, papers } from './collections.ts';

/**
 * When the document that the mails attach became ready. Undefined while it is missing, or if it was stored without a
 * time.
 */
const papersReadyAt = async (mongo: Mongo, orderId: string): Promise<Date | undefined> => {
  const order = await orders(mongo).findOne({ _id: orderId });
  if (!order) return undefined;
  const kind = mailedKind(placedOrder(OrderPlaced.decode(order.event.buffer)));
  return (await papers(mongo).findOne({ orderId, kind }))?.readyAt;
};

export const createOrderNews = (mongo: Mongo): News => ({
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
