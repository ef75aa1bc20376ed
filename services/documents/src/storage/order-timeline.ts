import { byTime, type ReadTimeline, timelineEntry } from '@southline/kernel/timeline';
import { jobs } from '@southline/platform/jobs';
import type { Mongo } from '@southline/platform/mongo';
import { renderJobId } from '../domain/render-job.ts';
import { deliveryChanges, papers } from './collections.ts';

/** The documents of an order, and its jobs that are not done, the oldest first. */
export const orderTimeline =
  (mongo: Mongo): ReadTimeline =>
  async (orderId) => {
    const change = await deliveryChanges(mongo).findOne({ _id: orderId }, { projection: { no: 1 } });
    const ids = [{ orderId }, ...(change ? [{ orderId, deliveryNo: change.no }] : [])].map(renderJobId);
    const [made, waiting] = await Promise.all([
      papers(mongo)
        .find({ orderId }, { projection: { bytes: 0 } })
        .toArray(),
      jobs(mongo)
        .find({ _id: { $in: ids }, state: { $ne: 'done' } })
        .toArray(),
    ]);
    return byTime([
      ...made.map(({ createdAt, fileName, invoiceNo }) =>
        timelineEntry(createdAt, 'document-made', { fileName, invoiceNo }),
      ),
      ...waiting.map(({ createdAt, tries, lastError }) =>
        timelineEntry(createdAt, 'document-waits', { tries, error: lastError }),
      ),
    ]);
  };
