import { type Background, repeat } from '../lifecycle/repeat.ts';
import { onWork } from '../lifecycle/wakers.ts';
import type { Logger } from '../logger/index.ts';
import { jobsFinished } from '../metrics/index.ts';
import type { Mongo } from '../mongo/index.ts';
import { failSpan, inSpan } from '../telemetry/index.ts';
import { runInScope } from '../telemetry/scope.ts';
import { jobClaims } from './claims.ts';
import { type Job, workOf } from './jobs.ts';

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
  /** How often jobs are looked for that nobody in this process tells of. */
  readonly pollMs?: number;
  /** Jobs claimed and marked together, for short runs. */
  readonly atOnce?: number;
}

/** A claimed job is not begun with less than this of its lease left: the rest must be enough for one run. */
const enoughOfLease = 0.75;

/** Works off due jobs of one kind, one at a time. */
export const startWorker = <Payload>(options: WorkerOptions<Payload>): Background => {
  const { mongo, logger, kind, leaseMs, pollMs = 1_000, atOnce = 1 } = options;
  const claims = jobClaims<Payload>(mongo, kind, leaseMs);

  /** True when the job is done and only its mark is missing. */
  const work = async (job: Job<Payload>): Promise<boolean> => {
    try {
      const again = await options.run(job.payload, { id: job._id, tries: job.tries, createdAt: job.createdAt });
      if (again) await claims.settle(job, { runAt: again, tries: job.tries - 1 });
      else jobsFinished.inc({ kind, result: 'done' });
      return !again;
    } catch (error) {
      const wait = options.backoff(job.tries, error);
      const lastError = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
      logger.warn({ job: job._id, kind, tries: job.tries, err: error, again: wait !== undefined }, 'job failed');
      jobsFinished.inc({ kind, result: wait === undefined ? 'failed' : 'retry' });
      failSpan(error instanceof Error ? error.name : 'Error');
      if (wait === undefined) await claims.settle(job, { state: 'failed', lastError });
      else await claims.settle(job, { runAt: new Date(Date.now() + wait), lastError });
      return false;
    }
  };

  const loop = repeat(`${kind} worker`, pollMs, logger, async (signal) => {
    const { jobs, until } = await claims.take(atOnce);
    const done: Job<Payload>[] = [];
    let next = 0;
    try {
      for (; next < jobs.length && !signal.aborted && Date.now() < until - leaseMs * enoughOfLease; next += 1) {
        const job = jobs[next] as Job<Payload>;
        const finished = await runInScope({ requestId: job._id }, () =>
          inSpan(`job ${kind}`, { kind: 'internal', parent: job.trace ?? {} }, () => work(job)),
        );
        if (finished) done.push(job);
      }
    } finally {
      await claims.finish(done);
      await claims.giveBack(jobs.slice(next));
    }
    return jobs.length > 0;
  });
  const forget = onWork(mongo, workOf(kind), loop.wake);
  return {
    wake: loop.wake,
    stop: () => {
      forget();
      return loop.stop();
    },
  };
};
