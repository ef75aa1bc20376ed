// A worker that dies, as by kill -9, in the middle of a job.
import { startHost } from '../../../src/host/index.ts';
import { startWorker } from '../../../src/jobs/index.ts';
import { run } from '../../../src/lifecycle/index.ts';
import { config } from './config.ts';

run((signal) =>
  startHost(
    'child',
    config,
    async (host) => {
      const mongo = await host.mongo(config.MONGO_URL);
      const run = async () => {
        process.kill(process.pid, 'SIGKILL');
        await new Promise(() => undefined);
        return undefined;
      };
      host.background(
        startWorker({ mongo, logger: host.logger, kind: 'doomed', leaseMs: 1_500, backoff: () => 0, run }),
      );
    },
    signal,
  ),
);
