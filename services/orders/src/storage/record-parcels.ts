import type { Mongo } from '@southline/platform/mongo';
import type { Order, OrderState, Parcel } from '../domain/order.ts';
import { parcelsOf, unitsOf } from '../domain/units.ts';
import { orders } from './collections.ts';
import { toOrder, wordsOf } from './order-document.ts';

/** Adds one parcel with the order's carrier for all units of a dispatched order that are in no parcel. */
export const withAllUnits = (order: Order, shipment: Pick<Parcel, 'carrier' | 'trackingNo'>): readonly Parcel[] => {
  if (order.state !== 'Dispatched' && order.state !== 'Delivered') return parcelsOf(order);
  const last = (state: OrderState) => order.history.findLast(({ to }) => to === state);
  const lines = order.lines
    .map((line) => ({ lineId: line.lineId, quantity: unitsOf(order, line).waiting }))
    .filter(({ quantity }) => quantity > 0);
  const { at = order.createdAt, by } = last('Dispatched') ?? {};
  const known = parcelsOf(order);
  const rest: Parcel = { no: known.length + 1, at, ...(by && { by }), ...shipment, lines };
  const all = lines.length > 0 ? [...known, rest] : known;
  const deliveredAt = last('Delivered')?.at;
  return deliveredAt ? all.map((parcel) => ({ deliveredAt, ...parcel })) : all;
};

/** Adds a parcel to orders that a release without parcels dispatched. */
export const recordParcels = async (mongo: Mongo): Promise<void> => {
  const collection = mongo.db.collection('orders');
  const unrecorded = {
    listedAt: { $exists: true },
    state: { $in: ['Dispatched', 'Delivered'] },
    $or: [{ shipment: { $exists: true } }, { parcels: { $exists: false } }],
  };
  for await (const found of orders(mongo).find(unrecorded as never, { hint: 'list-by-state' })) {
    const { shipment = { carrier: '', trackingNo: '' }, ...order } = found as typeof found & { shipment?: never };
    const parcels = withAllUnits(toOrder(order), shipment);
    const change = { $set: { parcels, words: wordsOf({ ...order, parcels }) }, $unset: { shipment: '' } };
    await collection.updateOne({ _id: found._id, version: found.version } as never, change);
  }
};
