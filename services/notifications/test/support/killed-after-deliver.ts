// A notifications process that kills itself, as by kill -9, between the mail server's acceptance of a mail of one order (the
// argument) and its own mark.
import { run } from '@southline/platform/lifecycle';
import { loadConfig } from '../../src/config.ts';
import { createNotificationsService } from '../../src/service.ts';

run(async (signal) =>
  createNotificationsService(loadConfig(process.env), signal, {
    afterDeliver: async (orderId) => {
      if (orderId !== process.argv[2]) return;
      process.kill(process.pid, 'SIGKILL');
      await new Promise(() => undefined);
    },
  }),
);
