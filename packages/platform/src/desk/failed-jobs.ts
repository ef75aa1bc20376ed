import type { EventDeclaration, StaffActed } from '@southline/contracts/events';
import { DomainError } from '@southline/kernel/errors';
import type { Document } from 'mongodb';
import { type Job, type JobStore, jobCollection, wakeWorkers } from '../jobs/jobs.ts';
import { type StaffAction, staffEvents } from '../journal/index.ts';
import { inTransaction, type Mongo } from '../mongo/index.ts';
import { appendToOutbox } from '../outbox/index.ts';
import { type Decide, notWaiting, type Waiting, type WaitingKind } from './desk.ts';

const notOffered = () => new DomainError('invalid', 'InvalidRequest', 'This job has no such decision.');
const jobUnknown = () => new DomainError('not-found', 'NotFound', 'There is no such job.');

type About = Pick<Waiting, 'record' | 'orderId' | 'facts' | 'decisions'>;

export interface FailedJobsOptions<Payload> {
  readonly kind: string;
  /** The event of the journal's entries. */
  readonly declaration: EventDeclaration<StaffActed>;
  readonly about: (job: Job<Payload>) => About | Promise<About>;
  /** Where the jobs are stored; absent: in the default collection. */
  readonly store?: JobStore;
  /** For jobs that a service never gives up. They are listed after this many tries, and cannot be discarded. */
  readonly neverGivenUp?: { readonly kind: string; readonly tries: number };
  /** Decisions that change the job before it is tried again, by code. */
  readonly corrections?: Readonly<Record<string, Correction<Payload>>>;
}

export interface Correction<Payload> {
  /** The journal's code. */
  readonly action: string;
  /** The stages of the update pipeline for the job. Throws for an invalid value. */
  readonly stages: (value: string) => readonly Document[];
  /** The facts for the journal; `job` is the job before the correction. */
  readonly facts: (job: Job<Payload>, value: string) => Pick<StaffAction, 'before' | 'after'>;
}

/**
 * Jobs that failed for good, or that fail again and again. A person retries or discards them; the journal entry is written in
 * the same transaction.
 */
export const failedJobs = <Payload>(
  mongo: Mongo,
  { kind, declaration, about, store, neverGivenUp, corrections = {} }: FailedJobsOptions<Payload>,
): WaitingKind => {
  const rows = jobCollection<Payload>(mongo, store);
  const waiting = neverGivenUp
    ? { state: 'queued', kind: neverGivenUp.kind, tries: { $gte: neverGivenUp.tries }, lastError: { $exists: true } }
    : { state: 'failed' };

  const decide =
    (
      { code, action }: { readonly code: string; readonly action: string },
      change: (now: Date) => Partial<Job<Payload>>,
      correction?: Correction<Payload>,
    ): Decide =>
    async ({ key, requestId, value = '' }) => {
      const now = new Date();
      const changed = change(now);
      const stages = correction?.stages(value) ?? [];
      return inTransaction(mongo, async (session) => {
        const found = await rows.findOneAndUpdate(
          { ...waiting, _id: key, decision: { $ne: requestId } } as object,
          [...stages, { $set: { ...changed, decision: requestId } }, { $unset: 'lease' }],
          { session },
        );
        if (!found) {
          const known = await rows.findOne({ _id: key } as object, { session });
          if (!known) throw jobUnknown();
          if (known.decision === requestId) return known.state;
          throw notWaiting();
        }
        const job = found as Job<Payload>;
        const { record, orderId = '', decisions } = await about(job);
        if (decisions && !decisions.includes(code)) throw notOffered();
        const facts = correction?.facts(job, value);
        const entry = {
          action,
          record,
          orderId,
          before: { state: job.state, tries: job.tries, ...facts?.before },
          after: { state: changed.state, ...facts?.after },
        };
        await appendToOutbox(mongo, session, staffEvents(declaration, [entry], now));
        wakeWorkers(mongo, session, job.kind);
        return changed.state ?? job.state;
      });
    };
  const queued = (now: Date) => ({ state: 'queued', runAt: now, tries: 0 }) as Partial<Job<Payload>>;

  return {
    kind,
    seenBy: 'administrators',
    async list(most) {
      const found = await rows
        .find(waiting as object)
        .sort({ createdAt: 1 })
        .limit(most)
        .toArray();
      const jobs = found as Job<Payload>[];
      return Promise.all(
        jobs.map(async (job) => {
          const { facts, ...rest } = await about(job);
          return {
            ...rest,
            key: job._id,
            since: job.createdAt,
            facts: { ...facts, tries: job.tries, error: job.lastError },
          };
        }),
      );
    },
    decisions: {
      retry: decide({ code: 'retry', action: 'job-retried' }, queued),
      ...Object.fromEntries(
        Object.entries(corrections).map(([code, each]) => [code, decide({ code, action: each.action }, queued, each)]),
      ),
      ...(!neverGivenUp && {
        discard: decide(
          { code: 'discard', action: 'job-discarded' },
          (now) => ({ state: 'discarded', doneAt: now }) as Partial<Job<Payload>>,
        ),
      }),
    },
  };
};
