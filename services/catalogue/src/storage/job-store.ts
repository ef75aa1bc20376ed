import { inTransaction, type Mongo } from '@southline/platform/mongo';
import type { Job, JobStore } from '../domain/jobs/job.ts';
import { jobs } from './collections.ts';
import { timeLimit } from './time-limit.ts';

/** An upper limit: shoppers choose a job from a list, so there are never more. */
export const maxJobs = 200;

export const createJobStore = (mongo: Mongo): JobStore => ({
  async list() {
    const found = await jobs(mongo).find({}, timeLimit()).sort({ position: 1 }).limit(maxJobs).toArray();
    return found.map(({ _id: id, ...job }) => ({ id, ...job }));
  },
  async get(id) {
    const found = await jobs(mongo).findOne({ _id: id }, timeLimit());
    if (!found) return undefined;
    const { _id, ...job } = found;
    return { id: _id, ...job };
  },
  filled: async () => (await jobs(mongo).findOne({}, { projection: { _id: 1 } })) !== null,
});

/** Replaces all jobs at once. */
export const replaceJobs = async (mongo: Mongo, list: readonly Job[]): Promise<void> => {
  const documents = list.map(({ id, position, names, needs }) => ({ _id: id, position, names, needs: [...needs] }));
  await inTransaction(mongo, async (session) => {
    await jobs(mongo).deleteMany({}, { session });
    if (documents.length > 0) await jobs(mongo).insertMany(documents, { session });
  });
};
