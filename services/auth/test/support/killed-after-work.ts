// The auth process that dies, as by kill -9, when a job's work is committed and the job is not marked as done.
import { run } from '@southline/platform/lifecycle';
import { loadConfig } from '../../src/config.ts';
import { createAuthService } from '../../src/service.ts';

run(async (signal) =>
  createAuthService(loadConfig(process.env), signal, {
    afterWork: async () => {
      process.kill(process.pid, 'SIGKILL');
      await new Promise(() => undefined);
    },
  }),
);
