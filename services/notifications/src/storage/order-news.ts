import { OrderPlaced } from '@southline/contracts/events';
import { placedOrder } from '@southline/contracts/order-facts';
import { byTime, timelineEntry } from '@southline/kernel/timeline';
import { jobs } from '@southline/platform/jobs';
import type { Mongo } from '@southline/platform/mongo';
import { isAboutReturn, mailKey, orderTemplates, returnTemplates } from '../domain/mail-key.ts';
import { newsOf } from '../domain/order-news.ts';
import type { News, ReadMailTimeline } from '../domain/ports.ts';
import { mailedKind } from '../mapping/mailed-document.ts';
import { accountMails, mails, orders, papers } from './collections.ts';
import { jobsUnder, keysOfOrder } from './mail-repository.ts';

/** Which recipient a mail of this key has. Undefined if staff sent it to another address, or for an unknown key. */
const recipientIn = (known: ReadonlyMap<string, string>, key: string): string | undefined =>
  known.get(key.split('/').slice(0, 3).join('/'));

/**
 * The mails about an order and these returns of it, the oldest first: those begun, sent or given up, and those that wait.
 * Mails to the dealer and mails with a code are among them.
 */
export const orderTimeline =
  (mongo: Mongo): ReadMailTimeline =>
  async (orderId, returnIds) => {
    const waitingKeys = [
      ...keysOfOrder(orderId),
      ...returnIds.flatMap((id) => [...returnTemplates, 'dealer-return'].map((template) => `${template}/${id}`)),
    ];
    const [order, toOthers, begun, waiting] = await Promise.all([
      orders(mongo).findOne({ _id: orderId }, { projection: { recipients: 1 } }),
      accountMails(mongo).find({ orderId }).toArray(),
      mails(mongo)
        .find({ orderId: { $in: [orderId, ...returnIds] } })
        .toArray(),
      jobs(mongo)
        .find({
          state: { $in: ['queued', 'failed'] },
          $or: jobsUnder(waitingKeys),
        })
        .toArray(),
    ]);
    const recipients = new Map(
      (order?.recipients ?? []).flatMap(({ address, role }) =>
        orderTemplates.map((template) => [mailKey(template, orderId, address), role] as const),
      ),
    );
    return byTime([
      ...begun.map(({ _id, template, state, date, sentAt, tries, redirected }) =>
        timelineEntry(sentAt ?? date, `mail-${state}`, {
          template,
          recipient: isAboutReturn(template) ? 'buyer' : recipientIn(recipients, _id),
          tries,
          redirected: redirected ? 'yes' : undefined,
        }),
      ),
      ...toOthers.map(({ _id, state, date, finishedAt, tries }) => {
        const template = _id.split('/')[0] ?? '';
        const recipient = template.startsWith('dealer-') ? 'dealer' : 'buyer';
        return timelineEntry(finishedAt ?? date, `mail-${state}`, { template, recipient, tries });
      }),
      ...waiting.map(({ _id, createdAt, tries, lastError }) =>
        timelineEntry(createdAt, 'mail-waits', { template: _id.split('/')[0], tries, error: lastError }),
      ),
    ]);
  };

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
