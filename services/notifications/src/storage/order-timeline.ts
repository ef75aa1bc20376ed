import { byTime, type ReadTimeline, timelineEntry } from '@southline/kernel/timeline';
import { jobs } from '@southline/platform/jobs';
import type { Mongo } from '@southline/platform/mongo';
import { orderTemplates } from '../domain/mail-key.ts';
import { mails } from './collections.ts';

/** The keys of the mails of one template about an order: what sorts between "template/order/" and the next character. */
const keysOf = (template: string, orderId: string) => ({
  $gt: `${template}/${orderId}/`,
  $lt: `${template}/${orderId}0`,
});

/** The mails about an order: begun, sent or given up, and those that wait, the oldest first. */
export const orderTimeline =
  (mongo: Mongo): ReadTimeline =>
  async (orderId) => {
    const [begun, waiting] = await Promise.all([
      mails(mongo).find({ orderId }).toArray(),
      jobs(mongo)
        .find({
          state: { $in: ['queued', 'failed'] },
          $or: orderTemplates.map((template) => ({ _id: keysOf(template, orderId) })),
        })
        .toArray(),
    ]);
    return byTime([
      ...begun.map(({ template, state, date, sentAt, tries }) =>
        timelineEntry(sentAt ?? date, `mail-${state}`, { template, tries }),
      ),
      ...waiting.map(({ _id, createdAt, tries, lastError }) =>
        timelineEntry(createdAt, 'mail-waits', { template: _id.split('/')[0], tries, error: lastError }),
      ),
    ]);
  };
