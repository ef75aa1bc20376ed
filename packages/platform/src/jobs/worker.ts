import { randomId } from '../ids.ts';
import { type Background, repeat } from '../lifecycle/repeat.ts';
import type { Logger } from '../logger/index.ts';
import { jobsFinished } from '../metrics/index.ts';
import type { Mongo } from '../mongo/index.ts';
import { inSpan } from '../telemetry/index.ts';
import { runInScope } from '../telemetry/scope.ts';
import { type Job, jobCollection } from './jobs.ts';

export interface WorkerOptions<Payload> {
  readonly mongo: Mongo;
  readonly logger: Logger;
  readonly kind: string;
  /** Longer than one run may take: after it another worker takes the job over. */
  readonly leaseMs: number;
  /** Milliseconds before the next try; undefined gives up and marks the job failed. */
  readonly backoff: (tries: number, error: unknown) => number | undefined;
  /** Does the effect; must be safe to run again. Answer a date to be called again then without counting a failure. */
  readonly run: (payload: Payload, job: { id: string; tries: number; createdAt: Date }) => Promise<Date | undefined>;
  readonly pollMs?: number;
}

/** Works off due jobs of one kind, one at a time. */
export const startWorker = <Payload>(options: WorkerOptions<Payload>): Background => {
  const { mongo, logger, kind, leaseMs, pollMs = 500 } = options;
  const jobs = jobCollection<Payload>(mongo);

  const take = (lease: string) => {
    const now = new Date();
    return jobs.findOneAndUpdate(
      { kind, state: 'queued', runAt: { $lte: now } } as object,
      { $set: { runAt: new Date(now.getTime() + leaseMs), lease }, $inc: { tries: 1 } } as object,
      { sort: { runAt: 1 }, returnDocument: 'after' },
    ) as Promise<Job<Payload> | null>;
  };

  /** Without effect once another worker has taken the job over. */
  const settle = (job: Job<Payload>, change: Partial<Omit<Job<unknown>, '_id'>>) =>
    jobs.updateOne({ _id: job._id, lease: job.lease } as object, { $set: change, $unset: { lease: '' } } as object);

  const work = async (job: Job<Payload>) => {
    try {
      const again = await options.run(job.payload, { id: job._id, tries: job.tries, createdAt: job.createdAt });
      if (again) {
        await settle(job, { runAt: again, tries: job.tries - 1 });
        return;
      }
      await settle(job, { state: 'done', doneAt: new Date() });
      jobsFinished.inc({ kind, result: 'done' });
    } catch (error) {
      const wait = options.backoff(job.tries, error);
      const lastError = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
      logger.warn({ job: job._id, kind, tries: job.tries, err: error, again: wait !== undefined }, 'job failed');
      jobsFinished.inc({ kind, result: wait === undefined ? 'failed' : 'retry' });
      if (wait === undefined) await settle(job, { state: 'failed', lastError });
      else await settle(job, { runAt: new Date(Date.now() + wait), lastError });
    }
  };

  return repeat(`${kind} worker`, pollMs, logger, async () => {
    const job = await take(randomId());
    if (!job) return false;
    await runInScope({ requestId: job._id }, () =>
      inSpan(`job ${kind}`, { kind: 'internal', parent: job.trace ?? {} }, () => work(job)),
    );
    return true;
  });
};
