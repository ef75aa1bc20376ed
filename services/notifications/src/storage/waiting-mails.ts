import { DocumentKind } from '@southline/contracts/documents';
import { OrderCancelled, OrderPlaced } from '@southline/contracts/events';
import { placedOrder } from '@southline/contracts/order-facts';
import { hurryJob } from '@southline/platform/jobs';
import { beforeCommit, type ClientSession, type Mongo } from '@southline/platform/mongo';
import type { Recent } from '@southline/platform/recent';
import { keyOf, mailJob } from '../domain/mail-job.ts';
import { mailKey, type Template } from '../domain/mail-key.ts';
import { mailedKind } from '../mapping/mailed-document.ts';
import { cancellationMails } from '../mapping/order-mails.ts';
import { cancellations, orders, papers, returnNews } from './collections.ts';
import type { KnownOrder, RecentOrders } from './recent-orders.ts';
import { newsKey } from './return-news-repository.ts';

const waiting: readonly Template[] = ['order-confirmation', 'order-papers'];

/**
 * Orders, returns and cancellations that the events of a transaction concern, with the kinds of the documents that its
 * events announce. They are checked once, after all writes.
 */
const touched = new WeakMap<ClientSession, Map<string, Set<number>>>();

/** `announced`: the kind of its document that the event announces. */
export const hurryIfComplete = (
  mongo: Mongo,
  session: ClientSession,
  orderId: string,
  { orders: recent }: RecentOrders,
  announced?: number,
): void => {
  const kinds = touched.get(session) ?? new Map<string, Set<number>>();
  const ofOrder = kinds.get(orderId) ?? new Set();
  if (announced !== undefined) ofOrder.add(announced);
  touched.set(session, kinds.set(orderId, ofOrder));
  beforeCommit(session, 'mails that wait for papers', () => hurryComplete(mongo, session, recent));
};

const hurryCredited = async (mongo: Mongo, session: ClientSession, ids: readonly string[]): Promise<void> => {
  const processed = { _id: { $in: ids.map((id) => newsKey('return-processed', id)) } };
  for await (const { returnId, address } of returnNews(mongo).find(processed, { session })) {
    await hurryJob(mongo, { id: mailKey('return-processed', returnId, address), kind: mailJob }, session);
  }
  for await (const { event } of cancellations(mongo).find({ _id: { $in: [...ids] } }, { session })) {
    for (const mail of cancellationMails(OrderCancelled.decode(event.buffer)))
      await hurryJob(mongo, { id: keyOf(mail), kind: mailJob }, session);
  }
};

const hurryComplete = async (mongo: Mongo, session: ClientSession, recent: Recent<KnownOrder>): Promise<void> => {
  const kinds = touched.get(session) ?? new Map<string, Set<number>>();
  touched.delete(session);
  // The events of an order announce one document, so the others of an order with an announced one are not read.
  const unannounced = [...kinds].filter(([, { size }]) => size === 0).map(([orderId]) => orderId);
  if (unannounced.length > 0) {
    const options = { session, projection: { orderId: 1, kind: 1 } };
    for await (const { orderId, kind } of papers(mongo).find({ orderId: { $in: unannounced } }, options)) {
      kinds.get(orderId)?.add(kind);
    }
  }
  const papered = [...kinds].filter(([, { size }]) => size > 0).map(([orderId]) => orderId);
  if (papered.length === 0) return;
  const credited = papered.filter((id) => kinds.get(id)?.has(DocumentKind.DOCUMENT_KIND_CREDIT_NOTE));
  if (credited.length > 0) await hurryCredited(mongo, session, credited);
  const hurry = async (orderId: string, { order, recipients }: KnownOrder) => {
    if (!kinds.get(orderId)?.has(mailedKind(order))) return;
    for (const { address } of recipients) {
      for (const template of waiting) {
        await hurryJob(mongo, { id: mailKey(template, orderId, address), kind: mailJob }, session);
      }
    }
  };
  const unread: string[] = [];
  for (const orderId of papered) {
    const known = recent.get(orderId);
    if (known) await hurry(orderId, known);
    else unread.push(orderId);
  }
  if (unread.length === 0) return;
  for await (const { _id: orderId, event, recipients } of orders(mongo).find({ _id: { $in: unread } }, { session })) {
    await hurry(orderId, { order: placedOrder(OrderPlaced.decode(event.buffer)), recipients });
  }
};
