import { DocumentKind } from '@southline/contracts/documents';
import { OrderCancelled, OrderPlaced } from '@southline/contracts/events';
import { linesOfParcel, placedOrder } from '@southline/contracts/order-facts';
import type { PlacedOrder } from '@southline/kernel/order';
import type { Mongo } from '@southline/platform/mongo';
import { LRUCache } from 'lru-cache';
import type { Orders } from '../domain/ports.ts';
import { cancellationKey } from '../domain/units-cancelled.ts';
import { cancellation, unitsCancelled } from '../mapping/cancellation.ts';
import { mailedKind } from '../mapping/mailed-document.ts';
import { cancellations, orders, papers } from './collections.ts';

const present = <Document>(document: Document | null): Document => {
  if (!document) throw new Error('The order of a mail is not there.');
  return document;
};

/** Orders are cached, because a mail reads its order twice and an order has several recipients. */
const keptOrders = 20;

export const createOrderRepository = (mongo: Mongo): Orders => {
  // Only the first event of an order counts, so cached data never change.
  const kept = new LRUCache<string, PlacedOrder>({ max: keptOrders });

  const stored = (orderId: string) => orders(mongo).findOne({ _id: orderId });

  const eventOf = async (orderId: string): Promise<OrderPlaced> =>
    OrderPlaced.decode(present(await stored(orderId)).event.buffer);

  const find = async (orderId: string): Promise<PlacedOrder | null> => {
    const known = kept.get(orderId);
    if (known) return known;
    const found = await stored(orderId);
    if (!found) return null;
    const order = placedOrder(OrderPlaced.decode(found.event.buffer));
    kept.set(orderId, order);
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
      return (await papers(mongo).findOne({ orderId: of, kind }))?._id;
    },
  };
};
