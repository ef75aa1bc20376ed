import { byTime, type ReadTimeline, timelineEntry } from '@southline/kernel/timeline';
import { jobs } from '@southline/platform/jobs';
import type { Mongo } from '@southline/platform/mongo';
import { renderJobId } from '../domain/render-job.ts';
import { papers } from './collections.ts';

/** The documents of an order, and its job unless that is done, the oldest first. */
export const orderTimeline =
  (mongo: Mongo): ReadTimeline =>
  async (orderId) => {
    const [made, job] = await Promise.all([
      papers(mongo)
        .find({ orderId }, { projection: { bytes: 0 } })
        .toArray(),
      jobs(mongo).findOne({ _id: renderJobId({ orderId }), state: { $ne: 'done' } }),
    ]);
    return byTime([
      ...made.map(({ createdAt, fileName, invoiceNo }) =>
        timelineEntry(createdAt, 'document-made', { fileName, invoiceNo }),
      ),
      ...(job ? [timelineEntry(job.createdAt, 'document-waits', { tries: job.tries, error: job.lastError })] : []),
    ]);
  };
