import { OrderPlaced } from '@southline/contracts/events';
import { placedOrder } from '@southline/contracts/order-facts';
import { addJob } from '@southline/platform/jobs';
import type { Mongo } from '@southline/platform/mongo';
import { papersOf } from '../domain/paper-kind.ts';
import { renderJob } from '../domain/render-job.ts';
import { type OrderDocument, orders, papers } from './collections.ts';

/**
 * Queues the tax invoices of orders that a release before placed. It made none while a line had no price. An order whose buyer was
 * forgotten gets none.
 */
export const invoiceEarlierOrders = async (mongo: Mongo): Promise<void> => {
  const ofOrder = { from: papers(mongo).collectionName, localField: '_id', foreignField: 'orderId', as: 'papers' };
  const without = orders(mongo).aggregate<Pick<OrderDocument, '_id' | 'event'>>([
    { $match: { endsAt: { $exists: false } } },
    { $lookup: { ...ofOrder, pipeline: [{ $match: { kind: 'tax-invoice' } }, { $project: { _id: 1 } }] } },
    { $match: { papers: [] } },
    { $project: { event: 1 } },
  ]);
  for await (const { _id: orderId, event } of without) {
    if (!papersOf(placedOrder(OrderPlaced.decode(event.buffer))).includes('tax-invoice')) continue;
    await addJob(mongo, undefined, { id: `tax-invoice/${orderId}`, kind: renderJob, payload: { orderId } });
  }
};
