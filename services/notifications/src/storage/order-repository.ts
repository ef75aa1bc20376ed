import { DocumentKind } from '@southline/contracts/documents';
import { OrderCancelled, OrderPlaced } from '@southline/contracts/events';
import { linesOfParcel, placedOrder } from '@southline/contracts/order-facts';
import type { PlacedOrder } from '@southline/kernel/order';
import { jobs } from '@southline/platform/jobs';
import { type ClientSession, deferWrite, type Mongo } from '@southline/platform/mongo';
import { cancellationKey } from '../domain/cancellation.ts';
import type { Orders } from '../domain/ports.ts';
import { cancellation, unitsCancelled } from '../mapping/cancellation.ts';
import { mailedKind } from '../mapping/mailed-document.ts';
import { cancellations, mails, orders, papers } from './collections.ts';
import { jobsUnder, keysOfOrder } from './mail-repository.ts';
import { paperKey, type RecentOrders } from './recent-orders.ts';

/**
 * Deletes the data from which an order's mails are written, the jobs of its mails and their records. Jobs contain
 * addresses, and the keys contain hashes of addresses. A failed job would stay, and a waiting one could not be done.
 */
export const forgetOrder =
  (mongo: Mongo) =>
  async (session: ClientSession, orderId: string): Promise<void> => {
    await orders(mongo).deleteOne({ _id: orderId }, { session });
    // The cancellation of an order that was never placed, and each cancellation of a placed one.
    await cancellations(mongo).deleteMany({ _id: { $gte: orderId, $lt: `${orderId}\uffff` } }, { session });
    await mails(mongo).deleteMany({ orderId }, { session });
    await jobs(mongo).deleteMany({ $or: jobsUnder(keysOfOrder(orderId)) }, { session });
  };

/** Moves the mails of a guest's order to the member to whose account the order moved. */
export const joinOrder =
  (mongo: Mongo) =>
  (session: ClientSession, orderId: string, owner: string): void =>
    deferWrite(session, orders(mongo), { updateOne: { filter: { _id: orderId }, update: { $set: { owner } } } });

const present = <Document>(document: Document | null): Document => {
  if (!document) throw new Error('The order of a mail is not there.');
  return document;
};

export const createOrderRepository = (mongo: Mongo, recent: RecentOrders): Orders => {
  const stored = (orderId: string) => orders(mongo).findOne({ _id: orderId });

  const eventOf = async (orderId: string): Promise<OrderPlaced> =>
    OrderPlaced.decode(present(await stored(orderId)).event.buffer);

  const find = async (orderId: string): Promise<PlacedOrder | null> => {
    const known = recent.orders.get(orderId);
    if (known) return known.order;
    const found = await stored(orderId);
    if (!found) return null;
    const order = placedOrder(OrderPlaced.decode(found.event.buffer));
    recent.orders.set(orderId, { order, recipients: found.recipients });
    return order;
  };
  const read = async (orderId: string): Promise<PlacedOrder> => present(await find(orderId));

  return {
    read,
    dealerOf: async (orderId) => (await find(orderId))?.dealer,
    async readParcel(orderId, parcel) {
      const event = await eventOf(orderId);
      return placedOrder({ ...event, lines: linesOfParcel(event.lines, parcel.lines) });
    },
    async readCancellation(orderId) {
      const { event } = present(await cancellations(mongo).findOne({ _id: orderId }));
      return cancellation(OrderCancelled.decode(event.buffer));
    },
    async readUnitsCancelled(orderId, cancellationNo) {
      const keys = Array.from({ length: cancellationNo }, (_, index) => cancellationKey(orderId, index + 1));
      const [placed, ...found] = await Promise.all([
        stored(orderId),
        ...keys.map((_id) => cancellations(mongo).findOne({ _id })),
      ]);
      const events = found.map((each) => OrderCancelled.decode(present(each).event.buffer));
      const [last] = events.splice(-1);
      return unitsCancelled(OrderPlaced.decode(present(placed).event.buffer), present(last ?? null), events);
    },
    async readyPaper({ template, orderId, request }) {
      const cancelled = template === 'units-cancelled';
      const of = cancelled ? cancellationKey(orderId, Number(request)) : orderId;
      const credit = cancelled || template === 'return-processed';
      const kind = credit ? DocumentKind.DOCUMENT_KIND_CREDIT_NOTE : mailedKind(await read(orderId));
      return recent.papers.get(paperKey(of, kind)) ?? (await papers(mongo).findOne({ orderId: of, kind }))?._id;
    },
  };
};
