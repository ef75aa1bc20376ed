import { type Background, repeat } from '../lifecycle/repeat.ts';
import { onWork } from '../lifecycle/wakers.ts';
import type { Logger } from '../logger/index.ts';
import { jobsFinished } from '../metrics/index.ts';
import type { Mongo } from '../mongo/index.ts';
import { failSpan, inSpan } from '../telemetry/index.ts';
import { runInScope } from '../telemetry/scope.ts';
import { type Claim, jobClaims } from './claims.ts';
import { errorText, type Job, type JobStore, workOf } from './jobs.ts';

export interface WorkerOptions<Payload> {
  readonly mongo: Mongo;
  readonly logger: Logger;
  readonly kind: string;
  /** Where its jobs are stored, if not with the others. */
  readonly store?: JobStore;
  /** Longer than one run may take: afterwards another worker takes the job over. */
  readonly leaseMs: number;
  /** Milliseconds before the next try; undefined gives up and marks the job failed. */
  readonly backoff: (tries: number, error: unknown) => number | undefined;
  /**
   * Carries out the effect; must be safe to run again. Return a date to be called again at that time without counting a
   * failure.
   */
  readonly run: (payload: Payload, job: { id: string; tries: number; createdAt: Date }) => Promise<Date | undefined>;
  /**
   * While it returns true, the worker takes no further job. A running job continues; the other jobs of its claim are
   * returned.
   */
  readonly paused?: () => Promise<boolean>;
  /** How often to poll for jobs that another process has queued. The worker knows when those of its own process are due. */
  readonly pollMs?: number;
  /** Jobs claimed and marked together, for short runs. */
  readonly atOnce?: number;
  /** Runs of one claim side by side, so that they can share queries and a transaction (see `gather`). */
  readonly sideBySide?: number;
  /** Claims that are processed concurrently, for runs that wait for another system. */
  readonly parallel?: number;
}

/** A job is started only if this share of the lease is left, so that its run ends within the lease. */
const enoughOfLease = 0.75;

/** Jobs that become due within this time are taken together. */
const gatherMs = 500;

/** How often a paused worker asks whether it is still paused. */
const pausedMs = 1_000;

/** Processes due jobs of one kind, `parallel` claims at a time. */
export const startWorker = <Payload>(options: WorkerOptions<Payload>): Background => {
  const { mongo, logger, kind, leaseMs, paused = async () => false, pollMs = 5_000 } = options;
  const { atOnce = 1, sideBySide = 1, parallel = 1 } = options;
  const claims = jobClaims<Payload>(mongo, kind, leaseMs, options.store);

  /** The loop may be asleep while runs go on in parallel, so it learns when their jobs are due again. */
  const queueAgain = async (job: Job<Payload>, change: { runAt: Date; tries?: number; lastError?: string }) => {
    await claims.settle(job, change);
    wakeAt(change.runAt.getTime());
  };

  /** True when the effect is done and only the mark is missing. */
  const work = async (job: Job<Payload>): Promise<boolean> => {
    try {
      const again = await options.run(job.payload, { id: job._id, tries: job.tries, createdAt: job.createdAt });
      if (again) await queueAgain(job, { runAt: again, tries: job.tries - 1 });
      else jobsFinished.inc({ kind, result: 'done' });
      return !again;
    } catch (error) {
      const wait = options.backoff(job.tries, error);
      const lastError = errorText(error);
      logger.warn({ job: job._id, kind, tries: job.tries, err: error, again: wait !== undefined }, 'job failed');
      jobsFinished.inc({ kind, result: wait === undefined ? 'failed' : 'retry' });
      failSpan(error instanceof Error ? error.name : 'Error');
      if (wait === undefined) await claims.settle(job, { state: 'failed', lastError });
      else await queueAgain(job, { runAt: new Date(Date.now() + wait), lastError });
      return false;
    }
  };

  const runOne = (job: Job<Payload>): Promise<boolean> =>
    runInScope({ requestId: job._id }, () =>
      inSpan(`job ${kind}`, { kind: 'internal', parent: job.trace ?? {} }, () => work(job)),
    );

  const workOff = async ({ jobs, until }: Claim<Payload>, signal: AbortSignal): Promise<void> => {
    const done: Job<Payload>[] = [];
    let next = 0;
    const hasTime = () => !signal.aborted && Date.now() < until - leaseMs * enoughOfLease;
    try {
      while (next < jobs.length && hasTime() && !(await paused())) {
        const started = jobs.slice(next, next + sideBySide);
        next += started.length;
        const finished = await Promise.all(started.map(runOne));
        done.push(...started.filter((_, at) => finished[at]));
      }
    } finally {
      await claims.finish(done);
      await claims.giveBack(jobs.slice(next));
    }
  };

  const running = new Set<Promise<void>>();
  const loop = repeat(`${kind} worker`, pollMs, logger, async (signal) => {
    if (running.size === parallel) await Promise.race(running);
    if (await paused()) {
      wakeAt(Date.now() + pausedMs);
      return false;
    }
    const claim = await claims.take(atOnce);
    if (claim.jobs.length === 0) {
      if (claim.next) wakeAt(claim.next.getTime());
      return false;
    }
    const run = workOff(claim, signal).finally(() => running.delete(run));
    if (parallel === 1) await run;
    else {
      running.add(run);
      // If this write fails, the lease of the claim expires, and its jobs are taken again.
      run.catch((error: unknown) => logger.error({ err: error, kind }, 'a claim of jobs could not be ended'));
    }
    return true;
  });
  const wakeAt = (at = 0) => loop.wake(at > Date.now() ? Math.ceil(at / gatherMs) * gatherMs : at);
  const forget = onWork(mongo, workOf(kind), wakeAt);
  return {
    wake: loop.wake,
    stop: async () => {
      forget();
      await loop.stop();
      await Promise.allSettled(running);
    },
  };
};
