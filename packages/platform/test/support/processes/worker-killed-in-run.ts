// A worker that dies, as by kill -9, in the middle of a job.
import { startWorker } from '../../../src/jobs/index.ts';
import { die, runChild } from './run-child.ts';

runChild('child', (host, mongo) => {
  host.background(
    startWorker({ mongo, logger: host.logger, kind: 'doomed', leaseMs: 1_500, backoff: () => 0, run: die }),
  );
});
