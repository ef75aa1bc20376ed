import {
  DeliveryChanged,
  OrderCancelled,
  OrderDispatched,
  OrderPlaced,
  ReturnProcessed,
} from '@southline/contracts/events';
import { lineFacts, linesOfParcel, placedOrder, readdressed } from '@southline/contracts/order-facts';
import { readTogether } from '@southline/platform/gather';
import { addJob } from '@southline/platform/jobs';
import { afterCommit, type ClientSession, deferWrite, type Mongo } from '@southline/platform/mongo';
import { type Recent, recentRecords } from '@southline/platform/recent';
import { Binary } from 'mongodb';
import type { Supplier } from '../domain/parties.ts';
import type { Credits, KnownOrder, OrderIntake, Orders, Parcels } from '../domain/ports.ts';
import { creditId, parcelId, renderJob, renderJobId } from '../domain/render-job.ts';
import { creditOfCancellation, creditOfReturn } from '../mapping/credit.ts';
import { packingStateOf } from '../mapping/packing-state.ts';
import { cancellations, deliveryChanges, joinedOrders, mostTogether, orders, parcels, returns } from './collections.ts';
import { giveInvoiceNumber } from './invoice-numbers.ts';

/** Orders and invoice numbers that this process has stored a short time ago. The document of an order follows its event. */
export interface RecentOrders {
  readonly orders: Recent<KnownOrder>;
  readonly invoiceNumbers: Recent<string>;
}

export const recentOrders = (): RecentOrders => ({ orders: recentRecords(200), invoiceNumbers: recentRecords() });

/** Writes inside the transaction that handles an event. Only the first event of an order has an effect. */
export const createOrderIntake =
  (mongo: Mongo, supplier: Supplier, recent: RecentOrders = recentOrders()) =>
  (session: ClientSession): OrderIntake => ({
    async remember({ orderId, order, event, ...rest }) {
      const update = { $setOnInsert: { ...rest, supplier, event: new Binary(event) } };
      deferWrite(session, orders(mongo), { updateOne: { filter: { _id: orderId }, update, upsert: true } });
      afterCommit(session, `order ${orderId}`, () => recent.orders.set(orderId, { order, supplier }));
    },
    async rememberReturn({ returnId, event, ...rest }) {
      const update = { $setOnInsert: { ...rest, event: new Binary(event) } };
      deferWrite(session, returns(mongo), { updateOne: { filter: { _id: returnId }, update, upsert: true } });
    },
    async rememberCancellation({ orderId, cancellationNo, owner, event }) {
      const filter = { _id: creditId({ orderId, cancellationNo }) };
      const update = { $setOnInsert: { orderId, owner, event: new Binary(event) } };
      deferWrite(session, cancellations(mongo), { updateOne: { filter, update, upsert: true } });
    },
    async rememberParcel({ orderId, parcelNo, event }) {
      const filter = { _id: parcelId({ parcelOf: orderId, parcelNo }) };
      const update = { $setOnInsert: { orderId, event: new Binary(event) } };
      deferWrite(session, parcels(mongo), { updateOne: { filter, update, upsert: true } });
    },
    async rememberDelivery({ orderId, deliveryNo, event }) {
      // The change with the highest number counts, whatever the order of arrival.
      const isLast = { $gt: [deliveryNo, { $ifNull: ['$no', 0] }] };
      const update = [
        { $set: { event: { $cond: [isLast, new Binary(event), '$event'] }, no: { $max: ['$no', deliveryNo] } } },
      ];
      deferWrite(session, deliveryChanges(mongo), { updateOne: { filter: { _id: orderId }, update, upsert: true } });
    },
    giveInvoiceNumber: (orderId) => giveInvoiceNumber(mongo, session, orderId, recent.invoiceNumbers),
    queue: (payload) => addJob(mongo, session, { id: renderJobId(payload), kind: renderJob, payload }),
  });

/** The present owner of an order. Its other records have the owner from their event. */
const presentOwner = async (mongo: Mongo, orderId: string, owner: string): Promise<string> =>
  (await joinedOrders(mongo).findOne({ _id: orderId }))?.owner ?? owner;

export const createOrderRepository = (mongo: Mongo, recent: RecentOrders = recentOrders()): Orders => {
  const known = readTogether(mostTogether, async (ids) => {
    const found = await orders(mongo)
      .find({ _id: { $in: [...ids] } })
      .toArray();
    return new Map(found.map((order) => [order._id, order]));
  });
  const lastChange = async (orderId: string): Promise<DeliveryChanged | undefined> => {
    const found = await deliveryChanges(mongo).findOne({ _id: orderId });
    return found ? DeliveryChanged.decode(found.event.buffer) : undefined;
  };
  return {
    async ownerOf(orderId) {
      const found = await orders(mongo).findOne({ _id: orderId }, { projection: { owner: 1 } });
      return found ? presentOwner(mongo, orderId, found.owner) : undefined;
    },
    async find(orderId) {
      const stored = recent.orders.get(orderId);
      if (stored) return stored;
      const found = await known(orderId);
      if (!found) return undefined;
      const { event, supplier, localNames } = found;
      return { order: placedOrder(OrderPlaced.decode(event.buffer)), supplier, localNames };
    },
    async findPresent(orderId) {
      const [found, change] = await Promise.all([known(orderId), lastChange(orderId)]);
      if (!found) return undefined;
      const { event, supplier, localNames } = found;
      const order = placedOrder(readdressed(OrderPlaced.decode(event.buffer), change));
      return { order, supplier, localNames, deliveryNo: change?.changeNo };
    },
    async deliveryNosOf(orderIds) {
      if (orderIds.length === 0) return new Map();
      const known = deliveryChanges(mongo).find({ _id: { $in: [...orderIds] } }, { projection: { no: 1 } });
      return new Map((await known.toArray()).map(({ _id, no }) => [_id, no]));
    },
    async packingState(orderId) {
      const [placed, gone, sent, change] = await Promise.all([
        orders(mongo).findOne({ _id: orderId }, { projection: { event: 1 } }),
        cancellations(mongo).find({ orderId }).toArray(),
        parcels(mongo).find({ orderId }).toArray(),
        lastChange(orderId),
      ]);
      const cancelled = gone.flatMap(({ event }) => OrderCancelled.decode(event.buffer).cancellation ?? []);
      const dispatched = sent.map(({ event }) => OrderDispatched.decode(event.buffer));
      return packingStateOf(
        placed ? OrderPlaced.decode(placed.event.buffer) : undefined,
        cancelled,
        dispatched,
        change,
      );
    },
    async fixNames(orderId, localNames) {
      await orders(mongo).updateOne({ _id: orderId, localNames: { $exists: false } }, { $set: { localNames } });
      const stored = await orders(mongo).findOne({ _id: orderId }, { projection: { localNames: 1 } });
      return stored?.localNames ?? localNames;
    },
  };
};

export const createParcelRepository = (mongo: Mongo): Parcels => ({
  async ownerOf(job) {
    const known = await parcels(mongo).findOne({ _id: parcelId(job) }, { projection: { _id: 1 } });
    return known ? createOrderRepository(mongo).ownerOf(job.parcelOf) : undefined;
  },
  async find(job) {
    const [placed, sent] = await Promise.all([
      orders(mongo).findOne({ _id: job.parcelOf }),
      parcels(mongo).findOne({ _id: parcelId(job) }),
    ]);
    if (!placed || !sent) return undefined;
    const order = OrderPlaced.decode(placed.event.buffer);
    const { delivery, parcel, dispatchedAt, carrier, trackingNo, restWaits } = OrderDispatched.decode(
      sent.event.buffer,
    );
    return {
      order: placedOrder({ ...order, ...(delivery && { delivery }) }),
      parcel: {
        no: job.parcelNo,
        dispatchedAt: new Date(dispatchedAt),
        carrier,
        trackingNo,
        restWaits,
        lines: linesOfParcel(order.lines, parcel?.lines ?? []).map(lineFacts),
      },
    };
  },
});

export const createCreditRepository = (mongo: Mongo): Credits => ({
  async ofReturn(returnNo) {
    const found = await returns(mongo).findOne({ returnNo }, { projection: { owner: 1, orderId: 1 } });
    if (!found) return undefined;
    return { owner: await presentOwner(mongo, found.orderId, found.owner), job: { returnId: found._id } };
  },
  async ofCancellation(orderId, cancellationNo) {
    const _id = creditId({ orderId, cancellationNo });
    const found = await cancellations(mongo).findOne({ _id }, { projection: { owner: 1 } });
    return found ? presentOwner(mongo, orderId, found.owner) : undefined;
  },
  async find(job) {
    const key = { _id: creditId(job) };
    if ('returnId' in job) {
      const found = await returns(mongo).findOne(key);
      return found ? { ...found, facts: creditOfReturn(ReturnProcessed.decode(found.event.buffer)) } : undefined;
    }
    const found = await cancellations(mongo).findOne(key);
    return found ? { ...found, facts: creditOfCancellation(OrderCancelled.decode(found.event.buffer)) } : undefined;
  },
});
