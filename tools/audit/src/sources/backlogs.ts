import { usersOf } from '@southline/processes';
import type { Backlog } from '../checks/events.ts';
import type { Stores } from './stores.ts';

/**
 * The type of jobs that may fail: a permanent refusal by a mail server is not the shop's fault, and a separate alert covers it.
 */
const mayFail = 'mail';

/** Events and jobs of each service that are not done. */
export const readBacklogs = (stores: Stores): Promise<Backlog[]> =>
  Promise.all(
    usersOf('mongo').map(async (service) => {
      const unsent = await stores[service].collection<{ createdAt: Date }>('outbox').find({ sent: false }).toArray();
      const jobs = stores[service].collection<{ _id: string; state: string; kind: string }>('jobs');
      const failed = await jobs.find({ state: 'failed', kind: { $ne: mayFail } }).toArray();
      const queued = await jobs.countDocuments({ state: 'queued' });
      const parked = await stores[service].collection('parked_events').countDocuments({ state: 'failed' });
      return {
        service,
        parked,
        unsent: unsent.map(({ createdAt }) => createdAt),
        failedJobs: failed.map(({ _id }) => _id),
        queuedJobs: queued,
      };
    }),
  );
