import { OrderPlaced } from '@southline/contracts/events';
import { placedOrder } from '@southline/contracts/order-facts';
import { dayMs } from '@southline/kernel/clock';
import { addJob } from '@southline/platform/jobs';
import type { Mongo } from '@southline/platform/mongo';
import { papersOf } from '../domain/paper-kind.ts';
import { renderJob } from '../domain/render-job.ts';
import { counters, type OrderDocument, orders, papers } from './collections.ts';

/** No rolling upgrade takes longer: after it, no earlier release places orders. */
const longestUpgradeMs = 7 * dayMs;

/**
 * Queues the tax invoices of orders that a release before placed. It made none while a line had no price. An order whose buyer was
 * forgotten gets none. Later setups skip it, because it reads every order.
 */
export const invoiceEarlierOrders = async (mongo: Mongo): Promise<void> => {
  const now = Date.now();
  const begun = await counters(mongo).findOneAndUpdate(
    { _id: 'earlier-orders-invoiced-at' },
    { $setOnInsert: { count: now } },
    { upsert: true, returnDocument: 'after' },
  );
  if (begun && now - begun.count > longestUpgradeMs) return;
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
