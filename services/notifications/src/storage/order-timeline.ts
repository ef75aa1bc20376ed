import { byTime, type ReadTimeline, timelineEntry } from '@southline/kernel/timeline';
import { jobs } from '@southline/platform/jobs';
import type { Mongo } from '@southline/platform/mongo';
import { orderTemplates } from '../domain/mail-key.ts';
import { mails } from './collections.ts';
import { keysBelow } from './keys-below.ts';

/** The mails about an order, the oldest first: those begun, sent or given up, and those that wait. */
export const orderTimeline =
  (mongo: Mongo): ReadTimeline =>
  async (orderId) => {
    const [begun, waiting] = await Promise.all([
      mails(mongo).find({ orderId }).toArray(),
      jobs(mongo)
        .find({
          state: { $in: ['queued', 'failed'] },
          $or: orderTemplates.map((template) => ({ _id: keysBelow(`${template}/${orderId}`) })),
        })
        .toArray(),
    ]);
    return byTime([
      ...begun.map(({ template, state, date, sentAt, tries, redirected }) =>
        timelineEntry(sentAt ?? date, `mail-${state}`, { template, tries, redirected: redirected ? 'yes' : undefined }),
      ),
      ...waiting.map(({ _id, createdAt, tries, lastError }) =>
        timelineEntry(createdAt, 'mail-waits', { template: _id.split('/')[0], tries, error: lastError }),
      ),
    ]);
  };
