import { randomId } from '../ids.ts';
import type { Mongo } from '../mongo/index.ts';
import { type Job, type JobStore, jobCollection } from './jobs.ts';

/** Jobs leased to one worker until `until`. */
export interface Claim<Payload> {
  readonly jobs: readonly Job<Payload>[];
  readonly until: number;
  /** Without jobs: when the next one is due. */
  readonly next?: Date | undefined;
}

type Change = Partial<Omit<Job<unknown>, '_id'>>;

/** How a worker takes jobs of its kind and returns them; jobs taken over by another worker are not touched. */
export const jobClaims = <Payload>(mongo: Mongo, kind: string, leaseMs: number, store?: JobStore) => {
  const jobs = jobCollection<Payload>(mongo, store);

  return {
    /** Takes up to `most` due jobs, the longest due first. */
    async take(most: number): Promise<Claim<Payload>> {
      const now = new Date();
      const queued = { kind, state: 'queued' } as object;
      const first = (await jobs.find(queued).sort({ runAt: 1 }).limit(most).toArray()) as Job<Payload>[];
      const found = first.filter(({ runAt }) => runAt <= now);
      const until = now.getTime() + leaseMs;
      if (found.length === 0) return { jobs: [], until, next: first[0]?.runAt };
      const lease = randomId();
      const ids = found.map(({ _id }) => _id);
      const { modifiedCount } = await jobs.updateMany(
        { ...queued, runAt: { $lte: now }, _id: { $in: ids } } as object,
        { $set: { runAt: new Date(until), lease }, $inc: { tries: 1 } } as object,
      );
      if (modifiedCount === found.length) {
        return { jobs: found.map((job) => ({ ...job, lease, tries: job.tries + 1 })), until };
      }
      const taken = await jobs.find({ _id: { $in: ids }, lease } as object).toArray();
      return { jobs: taken as Job<Payload>[], until };
    },

    async settle(job: Job<Payload>, change: Change): Promise<void> {
      const held = { _id: job._id, lease: job.lease };
      await jobs.updateOne(held as object, { $set: change, $unset: { lease: '' } } as object);
    },

    /** For jobs of one claim: marks all as done in one write. */
    async finish(done: readonly Job<Payload>[]): Promise<void> {
      const [first] = done;
      if (!first) return;
      await jobs.updateMany(
        { _id: { $in: done.map(({ _id }) => _id) }, lease: first.lease } as object,
        { $set: { state: 'done', doneAt: new Date() }, $unset: { lease: '' } } as object,
      );
    },

    /** For jobs of one claim: returns them undone, without counting a try. */
    async giveBack(rest: readonly Job<Payload>[]): Promise<void> {
      const [first] = rest;
      if (!first) return;
      await jobs.updateMany(
        { _id: { $in: rest.map(({ _id }) => _id) }, lease: first.lease } as object,
        { $set: { runAt: new Date() }, $unset: { lease: '' }, $inc: { tries: -1 } } as object,
      );
    },
  };
};
