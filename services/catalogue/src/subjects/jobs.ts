import { JobServiceService } from '@southline/contracts/catalogue';
import type { Host } from '@southline/platform/host';
import type { Mongo } from '@southline/platform/mongo';
import type { Reading } from '../application/snapshot/reading.ts';
import { createJobStore } from '../storage/job-store.ts';
import { jobHandlers } from '../transport/grpc/job-handlers.ts';

/** Jobs on a vehicle, and their parts. */
export const addJobs = (host: Host, mongo: Mongo, reading: Reading): void => {
  host.grpc().add(JobServiceService, jobHandlers({ reading, jobs: createJobStore(mongo) }));
};
