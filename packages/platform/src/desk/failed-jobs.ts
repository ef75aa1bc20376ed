import type { EventDeclaration, StaffActed } from '@southline/contracts/events';
import { DomainError } from '@southline/kernel/errors';
import { type Job, type JobStore, jobCollection, wakeWorkers } from '../jobs/jobs.ts';
import { staffEvents } from '../journal/index.ts';
import { inTransaction, type Mongo } from '../mongo/index.ts';
import { appendToOutbox } from '../outbox/index.ts';
import { type Decide, notWaiting, type Waiting, type WaitingKind } from './desk.ts';

const jobUnknown = () => new DomainError('not-found', 'NotFound', 'There is no such job.');

export interface FailedJobsOptions<Payload> {
  readonly kind: string;
  /** The event of the journal's entries. */
  readonly declaration: EventDeclaration<StaffActed>;
  readonly about: (job: Job<Payload>) => Pick<Waiting, 'record' | 'orderId' | 'facts'>;
  /** Where the jobs are, if not with the others. */
  readonly store?: JobStore;
}

/** Jobs that were given up. A person has them tried again or discards them; the entry is in the same transaction. */
export const failedJobs = <Payload>(
  mongo: Mongo,
  { kind, declaration, about, store }: FailedJobsOptions<Payload>,
): WaitingKind => {
  const rows = jobCollection<Payload>(mongo, store);

  const decide =
    (action: string, change: (now: Date) => Partial<Job<Payload>>): Decide =>
    async ({ key, requestId }) => {
      const now = new Date();
      const changed = change(now);
      return inTransaction(mongo, async (session) => {
        const found = await rows.findOneAndUpdate(
          { _id: key, state: 'failed', decision: { $ne: requestId } } as object,
          { $set: { ...changed, decision: requestId }, $unset: { lease: '' } } as object,
          { session },
        );
        if (!found) {
          const known = await rows.findOne({ _id: key } as object, { session });
          if (!known) throw jobUnknown();
          if (known.decision === requestId) return known.state;
          throw notWaiting();
        }
        const job = found as Job<Payload>;
        const { record, orderId = '' } = about(job);
        const entry = {
          action,
          record,
          orderId,
          before: { state: job.state, tries: job.tries },
          after: { state: changed.state },
        };
        await appendToOutbox(mongo, session, staffEvents(declaration, [entry], now));
        wakeWorkers(mongo, session, job.kind);
        return changed.state ?? job.state;
      });
    };

  return {
    kind,
    seenBy: 'administrators',
    async list(most) {
      const found = await rows
        .find({ state: 'failed' } as object)
        .sort({ createdAt: 1 })
        .limit(most)
        .toArray();
      return found.map((each) => {
        const job = each as Job<Payload>;
        const { facts, ...rest } = about(job);
        return {
          ...rest,
          key: job._id,
          since: job.createdAt,
          facts: { ...facts, tries: job.tries, error: job.lastError },
        };
      });
    },
    decisions: {
      retry: decide('job-retried', (now) => ({ state: 'queued', runAt: now, tries: 0 }) as Partial<Job<Payload>>),
      discard: decide('job-discarded', (now) => ({ state: 'discarded', doneAt: now }) as Partial<Job<Payload>>),
    },
  };
};
